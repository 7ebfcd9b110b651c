import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import WebEngine

/// The page's pixels in a web view's scroll view; its frame is the page's, in points (W130).
final class WKContentView: UIView {
  /// A painted part of the page.
  struct Piece {
    /// Where it stands, in points of the content.
    let frame: CGRect
    /// The pixels.
    let image: CGImage
  }

  /// The web view; set once it exists.
  weak var webView: WKWebView?
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

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { webView?.documentState.focus != nil }

  /// The end of editing takes the focus from the element, too.
  override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { webView?.endEditing() }
    return true
  }
}

extension WKContentView: UIKeyInput {
  /// Whether the element that takes text has any, as far as is known.
  var hasText: Bool { webView?.documentState.focus?.hasText ?? false }

  func insertText(_ text: String) { webView?.insertText(text) }

  func deleteBackward() { webView?.send(.backspace) }
}
