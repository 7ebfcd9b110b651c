public import CoreGraphics
public import Foundation

extension UIImage {
  /// Creates an image from a PNG file of the app's bundle; `nil` if there is none.
  ///
  /// - Divergence: Uses the file with the highest scale of `name@3x.png`, `name@2x.png` and
  ///   `name.png`; asset catalogs are not read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Creates an image from a PNG file of a bundle; `nil` is the app's.
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let file = ImageFiles.find(name, in: bundle ?? .main),
      let data = try? Data(contentsOf: file.url)
    else { return nil }
    self.init(data: data, scale: CGFloat(file.scale), name: name)
  }

  /// Creates an image from the bytes of a PNG or JPEG file, with one pixel per point; `nil` if they are
  /// invalid.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a PNG or JPEG file; `scale` of its pixels are a point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, name: "data")
  }

  /// Creates an image from a PNG or JPEG file; `@2x` or `@3x` at the end of its name is its scale.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(
      data: data, scale: CGFloat(ImageFiles.scale(of: url)), name: url.lastPathComponent)
  }

  private convenience init?(data: Data, scale: CGFloat, name: String) {
    guard let bitmap = ImageFiles.bitmap(data, name: name) else { return nil }
    let orientation = EXIFHeader.orientation(of: data).flatMap { Orientation(exif: $0) }
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: orientation ?? .up)
  }

  /// Returns the image of an image literal; a missing file is a programming error.
  static func literal(_ name: String) -> UIImage {
    guard let image = UIImage(named: name) else {
      preconditionFailure("the app's bundle has no image \(name)")
    }
    return image
  }
}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
