import CoreGraphics
import DisplayList
package import Foundation
package import UIKit

extension ScreenDrawing {
  /// Creates a drawing of images alone, without a screen around them.
  ///
  /// - Parameters:
  ///   - images: The images with their frames, in points.
  ///   - size: The size of the drawing, in points.
  ///   - scale: Pixels per point.
  ///   - device: The name by which errors refer to the drawing.
  package init(
    of images: [(image: UIImage, frame: CGRect)], size: CGSize, scale: CGFloat, device: String
  ) {
    let commands = images.compactMap { image, frame in
      image.cgImage.map { DrawingCommand.image($0.bitmap, source: $0.source, in: frame) }
    }
    self.init(
      displayList: DisplayList(size: size, scale: scale, commands: commands), device: device)
  }
}
