import Foundation

/// Removes the objects of sources whose copies changed: SwiftPM looks at the dates of the originals
/// alone, and compiles again what has no object.
enum StaleObjects {
  /// Removes objects below the folder of a build.
  static func remove(_ changed: [(module: String, source: String)], below build: URL) {
    guard !changed.isEmpty,
      let walker = FileManager.default.enumerator(atPath: build.path)
    else { return }
    let modules = Dictionary(grouping: changed, by: { "\($0.module).build" })
      .mapValues { Set($0.map { URL(fileURLWithPath: $0.source).lastPathComponent + ".o" }) }
    while let name = walker.nextObject() as? String {
      guard name.hasSuffix(".swift.o") else { continue }
      let parts = name.split(separator: "/").map(String.init)
      guard let module = parts.first(where: { modules[$0] != nil }), let file = parts.last,
        modules[module]?.contains(file) == true
      else { continue }
      try? FileManager.default.removeItem(at: build.appendingPathComponent(name))
    }
  }
}
