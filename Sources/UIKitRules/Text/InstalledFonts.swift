package import Foundation

/// The fonts that iOS has beside the system's: families, and the names of their faces (S19.3).
package enum InstalledFonts {
  /// One face of a family.
  package struct Face: Hashable, Sendable {
    /// The name of the face.
    package let name: String
    /// The family that the face belongs to.
    package let family: String
    /// A raw value of `UIFont.Weight`.
    package let weight: CGFloat
    package let isItalic: Bool
  }

  /// The families in the order of the alphabet.
  package static let families: [String] = faces.keys.sorted()

  /// Returns the faces of a family; none for one that iOS does not have.
  package static func faces(ofFamily family: String) -> [Face] { faces[family] ?? [] }

  /// Returns the face with a name; the name of a family returns its regular face.
  package static func face(named name: String) -> Face? { byName[name] ?? faces[name]?.first }

  /// Returns the face of a family with the nearest weight, and the slant if there is one.
  package static func face(ofFamily family: String, weight: CGFloat, isItalic: Bool) -> Face? {
    let all = faces(ofFamily: family)
    let slanted = all.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? all : slanted).min {
      abs($0.weight - weight) < abs($1.weight - weight)
    }
  }

  private static let byName: [String: Face] = Dictionary(
    faces.values.flatMap { $0 }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let faces: [String: [Face]] = Dictionary(
    uniqueKeysWithValues: InstalledFontNames.lines.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let family = String(parts[0])
      let names = parts[1].split(separator: " ").map(String.init)
      return (family, names.map { parse($0, family) })
    })

  /// Parses a face, which is written as its name, followed by "/" and a weight, and by "/i" if it is slanted.
  private static func parse(_ text: String, _ family: String) -> Face {
    let parts = text.split(separator: "/").map(String.init)
    let weight = parts.dropFirst().compactMap(Double.init).first ?? 0
    return Face(
      name: parts[0], family: family, weight: CGFloat(weight), isItalic: parts.last == "i")
  }
}
