import CairoRenderer
import HarfBuzzShaper
package import TextLayout
import UIKit

/// Where the adapters are put in place: renderer, shaper and engine meet the API here and nowhere
/// else.
@MainActor
package enum Composition {
  /// What shapes text; it keeps the fonts that it has opened.
  package static let shaper: any TextShaper = HarfBuzzShaper()

  /// What draws screens; it keeps the font files that it has opened.
  nonisolated static let renderer = CairoRenderer()

  /// The fonts, or why there are none.
  package static let fonts: Result<FontLibrary, FontLibraryError> = Result {
    () throws(FontLibraryError) in try FontLibrary()
  }

  /// Gives apps the decoder and the encoder for their pictures.
  static func connectPictures() {
    ImageFiles.connect { try PNGDecoder.decode($0, name: $1) }
    ImageFiles.connectEncoder { try PNGEncoder.encode($0) }
  }
}
