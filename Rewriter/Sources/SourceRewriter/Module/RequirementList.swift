import Foundation

/// Lists the optional requirements of Fanlight's protocols, for ``FrameworkRequirements``.
///
/// On iOS they are `optional`; here they are the requirements with a default implementation.
public enum RequirementList {
  /// Returns the source of the list: rows of `Protocol.name(labels) -> Result`, without the result if it is `Void`.
  public static func text(of paths: [String]) throws -> String {
    let facts = try paths.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw RewriteError(message: "\(path) cannot be read")
      }
      return FactCollector.facts(of: SourceFile(path: path, bytes: [UInt8](data)))
    }
    let types = facts.flatMap(\.types)
    let defaults = Dictionary(grouping: types.filter { $0.kind == .extension }, by: \.name)
    var rows: Set<String> = []
    for type in types where type.kind == .protocol && !type.name.hasPrefix("_") {
      let bodies = (defaults[type.name] ?? []).flatMap(\.members)
      for member in type.members where member.kind == .method {
        guard bodies.contains(where: { $0.base == member.base && $0.labels == member.labels })
        else { continue }
        let labels = member.labels.map { $0 + ":" }.joined()
        rows.insert(
          "\(type.name).\(member.base)(\(labels))\(member.result.map { " -> \($0)" } ?? "")")
      }
    }
    let lines = rows.sorted().map { "    " + $0 + "\n" }.joined()
    let quotes = String(repeating: "\"", count: 3)
    return """
      // `make optional-requirements` writes this file from the sources of the frameworks.

      extension FrameworkRequirements {
        /// The methods with a default implementation, one per line.
        static let rows = \(quotes)

      """ + lines + """
            \(quotes)
        }

        """
  }
}
