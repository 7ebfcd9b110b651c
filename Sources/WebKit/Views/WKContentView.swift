import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The page's pixels in a web view's scroll view; its frame is the page's, in points (W130).
final class WKContentView: UIView {
  /// A painted part of the page.
  struct Piece {
    /// Where it stands, in points of the content.
    let frame: CGRect
    /// The pixels.
    let image: CGImage
  }

  private var pieceLayers: [CALayer] = []

  /// Shows these pieces and no others; where none is, what lies behind the page shows through.
  func show(_ pieces: [Piece]) {
    for layer in pieceLayers { layer.removeFromSuperlayer() }
    pieceLayers = pieces.map { piece in
      let layer = CALayer()
      layer.frame = piece.frame
      layer.contents = piece.image
      self.layer.addSublayer(layer)
      return layer
    }
  }
}
