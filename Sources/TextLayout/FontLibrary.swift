public import Foundation

/// The font files of the system font, in one folder, found by name and never by fontconfig.
public struct FontLibrary: Sendable, Hashable {
  /// The folder in which the package `fonts-inter` of Debian and Ubuntu installs the files.
  public static let systemDirectory: String = "/usr/share/fonts/opentype/inter"

  /// The folder with the files, absolute.
  public let directory: String
  /// The files, upright and italic, in the order of the weights; cached because all text layout needs them.
  private let faces: [(upright: FontFace, italic: FontFace)]

  /// Creates a library from a folder that has all weights of Inter.
  ///
  /// - Parameter directory: The folder, absolute.
  /// - Throws: ``FontLibraryError`` that names the files that are missing.
  public init(directory: String = FontLibrary.systemDirectory) throws(FontLibraryError) {
    self.directory = directory
    faces = Self.weights.map {
      (FontFace(path: "\(directory)/\($0.upright)"), FontFace(path: "\(directory)/\($0.italic)"))
    }
    let missing = Self.weights.flatMap { [$0.upright, $0.italic] }
      .filter { !FileManager.default.isReadableFile(atPath: "\(directory)/\($0)") }
    guard missing.isEmpty else {
      throw FontLibraryError(directory: directory, missingFiles: missing)
    }
  }

  /// Returns whether both are the same folder.
  public static func == (one: Self, other: Self) -> Bool { one.directory == other.directory }

  /// Hashes the folder of the library.
  public func hash(into hasher: inout Hasher) { hasher.combine(directory) }

  /// Returns the file of the nearest weight.
  ///
  /// - Parameters:
  ///   - weight: A raw value of `UIFont.Weight`: -0.8 is ultra light, 0 regular, 0.62 black.
  ///   - italic: Whether to return the italic file.
  public func face(weight: CGFloat, italic: Bool = false) -> FontFace {
    let weights = Self.weightValues
    var nearest = 0
    for index in weights.indices
    where abs(weights[index] - weight) < abs(weights[nearest] - weight) {
      nearest = index
    }
    return italic ? faces[nearest].italic : faces[nearest].upright
  }

  /// Returns the system font: Inter's glyphs with San Francisco's metrics and tracking.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: A raw value of `UIFont.Weight`; 0 is regular.
  ///   - italic: Whether the font is italic.
  public func systemFont(size: CGFloat, weight: CGFloat = 0, italic: Bool = false) -> Font {
    Font(
      face: face(weight: weight, italic: italic), size: size, metrics: .system(size: size),
      tracking: SystemFontTracking.tracking(size: size))
  }

  /// A file for one weight.
  private struct Weight {
    /// The raw value of `UIFont.Weight`.
    let weight: CGFloat
    let upright: String
    let italic: String

    init(_ weight: CGFloat, _ name: String, italic: String? = nil) {
      self.weight = weight
      upright = "Inter-\(name).otf"
      self.italic = "Inter-\(italic ?? name + "Italic").otf"
    }
  }

  private static let weightValues = weights.map(\.weight)

  /// Source: `UIFont.Weight`'s raw values; iOS's names and Inter's differ at both ends.
  private static let weights: [Weight] = [
    Weight(-0.8, "Thin"), Weight(-0.6, "ExtraLight"), Weight(-0.4, "Light"),
    Weight(0, "Regular", italic: "Italic"), Weight(0.23, "Medium"), Weight(0.3, "SemiBold"),
    Weight(0.4, "Bold"), Weight(0.56, "ExtraBold"), Weight(0.62, "Black"),
  ]
}
