/// The declaration of a type by the system.
struct TypeDeclaration: Sendable {
  var identifier: String
  var supertypes: [String]
  var extensions: [String]
  var mimeTypes: [String]

  /// Reads a row of the table: the identifier, its supertypes, filename extensions and MIME types, each
  /// list by spaces, the columns by bars.
  init(row: Substring) {
    let columns = row.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    identifier = columns[0].first ?? ""
    supertypes = columns.count > 1 ? columns[1] : []
    extensions = columns.count > 2 ? columns[2] : []
    mimeTypes = columns.count > 3 ? columns[3] : []
  }

  /// Returns the tags of a class, the preferred one first.
  func tags(_ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}
