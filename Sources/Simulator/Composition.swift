import CairoRenderer
import CoreGraphics
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

  /// Registers the decoder and the encoders of images, and what draws those of image contexts.
  static func connectPictures() {
    ImageFiles.connect { data, name in
      try JPEGCodec.isJPEG(data)
        ? JPEGCodec.decode(data, name: name) : PNGDecoder.decode(data, name: name)
    }
    ImageFiles.connectEncoder { try PNGEncoder.encode($0) }
    ImageFiles.connectJPEGEncoder { try JPEGCodec.encode($0, quality: $1) }
    BitmapRenderer.connect { try renderer.render($0) }
  }
}
