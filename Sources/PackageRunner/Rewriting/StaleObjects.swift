import Foundation

/// Removes the object files of sources whose rewritten copies changed, because SwiftPM only compares the
/// dates of the originals, and recompiles sources without object files.
enum StaleObjects {
  /// Removes object files in the folder of a build.
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
