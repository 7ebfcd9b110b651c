import WebEngine

/// The style sheets, scripts, images, fonts and frames of a document that are loading.
struct SubresourceLoads {
  /// A file that is loading.
  struct Load {
    let kind: PageProblem.Kind
    let url: String
  }

  private var loads: [String: Load] = [:]
  /// Why the app refused requests.
  var refusals: [String: PageFailure.Kind] = [:]

  /// Why requests for local files were refused.
  var fileRefusals: [String: PageFileRefusal] = [:]

  /// A request was sent, or sent again after a redirect.
  mutating func begin(_ request: String, type: String?, url: String) {
    guard let kind = Self.kinds[type ?? ""] else { return }
    loads[request] = Load(kind: kind, url: url)
  }

  /// A request ended or is known to fail; what it was for, `nil` where its failure is not reported.
  mutating func end(_ request: String) -> Load? { loads.removeValue(forKey: request) }

  /// Why the app refused a request, in words; `nil` where it did not.
  mutating func refusal(of request: String) -> String? {
    let kind = refusals.removeValue(forKey: request)
    if let refusal = fileRefusals.removeValue(forKey: request) { return refusal.reason }
    return switch kind {
    case .blockedByRule?: "a content rule blocks it"
    case nil: nil
    default: "it is not allowed"
    }
  }

  /// The kinds by `Network.ResourceType`; what scripts load themselves is theirs to report.
  private static let kinds: [String: PageProblem.Kind] = [
    "Stylesheet": .styleSheet, "Script": .scriptFile, "Image": .image, "Font": .font,
    "Document": .frame,
  ]
}
