import DisplayList
import Foundation

/// A glyph and where its origin goes, in pixels.
struct CairoGlyph {
  let number: UInt32
  let position: CGPoint
}
