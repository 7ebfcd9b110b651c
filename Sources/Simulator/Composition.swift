import CairoRenderer
import HarfBuzzShaper
package import TextLayout
import UIKit

/// The composition root: renderer, text shaper and engine are connected to the API here and nowhere
/// else.
@MainActor
package enum Composition {
  /// The text shaper, which caches the fonts that it opened.
  package static let shaper: any TextShaper = HarfBuzzShaper()

  /// The renderer, which caches the font files that it opened.
  nonisolated static let renderer = CairoRenderer()

  /// The fonts, or the reason why there are none.
  package static let fonts: Result<FontLibrary, FontLibraryError> = Result {
    () throws(FontLibraryError) in try FontLibrary()
  }

  /// Registers the decoder and the encoder of images.
  static func connectPictures() {
    ImageFiles.connect { try PNGDecoder.decode($0, name: $1) }
    ImageFiles.connectEncoder { try PNGEncoder.encode($0) }
  }
}
