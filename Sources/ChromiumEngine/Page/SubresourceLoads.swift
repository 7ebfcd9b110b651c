import WebEngine

/// The style sheets, scripts, images, fonts and frames of a document that are loading.
struct SubresourceLoads {
  /// A file that is loading.
  struct Load {
    let kind: PageProblem.Kind
    let url: String
  }

  private var loads: [String: Load] = [:]
  /// The failures of requests that the engine refused.
  var refusals: [String: PageFailure.Kind] = [:]

  /// The refusals of requests for local files.
  var fileRefusals: [String: PageFileRefusal] = [:]

  /// Adds a request that was sent, or was redirected.
  mutating func add(_ request: String, type: String?, url: String) {
    guard let kind = Self.kinds[type ?? ""] else { return }
    loads[request] = Load(kind: kind, url: url)
  }

  /// Removes a request that ended or is going to fail; returns its load, `nil` if its failure is not reported.
  mutating func remove(_ request: String) -> Load? { loads.removeValue(forKey: request) }

  /// Removes and returns the reason why a request was refused; `nil` if it was not.
  mutating func refusal(of request: String) -> String? {
    let kind = refusals.removeValue(forKey: request)
    if let refusal = fileRefusals.removeValue(forKey: request) { return refusal.reason }
    return switch kind {
    case .blockedByRule?: "a content rule blocks it"
    case nil: nil
    default: "it is not allowed"
    }
  }

  /// The kinds by `Network.ResourceType`, without requests of scripts, which handle their failures themselves.
  private static let kinds: [String: PageProblem.Kind] = [
    "Stylesheet": .styleSheet, "Script": .scriptFile, "Image": .image, "Font": .font,
    "Document": .frame,
  ]
}
