import DisplayList
import Foundation

/// A glyph and the position of its origin, in pixels.
struct CairoGlyph {
  let number: UInt32
  let position: CGPoint
}
