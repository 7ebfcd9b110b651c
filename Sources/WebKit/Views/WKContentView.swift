import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import WebEngine

/// The content view of a web view's scroll view, which displays the captured page (W130).
///
/// Its frame is that of the page, in points.
final class WKContentView: UIView {
  /// A painted part of the page.
  struct Piece {
    /// The frame of the piece, in points of the content.
    let frame: CGRect
    /// The pixels.
    let image: CGImage
  }

  /// The web view; set once it exists.
  weak var webView: WKWebView?
  /// The traits of the keyboard for the focused element.
  var keyboardTraits = KeyboardTraits()
  private var pieceLayers: [CALayer] = []

  /// Replaces the displayed pieces; in areas without one, the view's background is visible.
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

  /// Resigning also blurs the focused element.
  override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { webView?.endEditing() }
    return true
  }
}

extension WKContentView: UIKeyInput {
  /// Whether the focused element has text, as far as the engine has reported it.
  var hasText: Bool { webView?.documentState.focus?.hasText ?? false }

  func insertText(_ text: String) { webView?.insertText(text) }

  func deleteBackward() { webView?.send(.backspace) }
}
