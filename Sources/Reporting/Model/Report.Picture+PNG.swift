package import Foundation

extension Report.Picture {
  /// Creates the entry of a PNG file, with the size from its header.
  package init(png: Data) {
    let size = PNGSize(png)
    self.init(png: png, width: size.width, height: size.height)
  }
}
