package import Foundation

/// The layout of labels and image of a cell in one of the classic styles.
package struct ClassicCellLayout {
  /// A closure that returns the size of text in a width.
  package typealias Measure = (CGFloat) -> CGSize

  /// The distance from the image to the text.
  ///
  /// Source: the frames of classic cells on iOS 7 and later, as remembered.
  package static let imagePadding: CGFloat = 16
  /// The width of the text label of the style `.value2`.
  ///
  /// Source: the frames of such cells on iOS 7 and later, as remembered.
  package static let captionWidth: CGFloat = 91
  /// The distance between the text label and the detail label of the style `.value2`.
  package static let captionGap: CGFloat = 6

  /// The styles that were introduced with iOS 3.
  package enum Style: Equatable, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  package var style: Style
  package var margins: UIEdgeInsets
  package var indentation: CGFloat = 0
  package var imageSize: CGSize?
  package var text: Measure?
  package var detail: Measure?
  /// The distance between the text and the subtitle.
  package var gap: CGFloat = 0
  /// Pixels per point.
  package var scale: CGFloat = 1
  package var isRightToLeft = false

  /// The rectangles in the content.
  package struct Frames: Equatable {
    package var image: CGRect?
    package var text: CGRect?
    package var detail: CGRect?
  }

  package init(style: Style, margins: UIEdgeInsets) {
    self.style = style
    self.margins = margins
  }

  private var leading: CGFloat { isRightToLeft ? margins.right : margins.left }
  private var trailing: CGFloat { isRightToLeft ? margins.left : margins.right }
  private var imageSpace: CGFloat {
    imageSize.map { $0.width + ClassicCellLayout.imagePadding } ?? 0
  }

  /// Returns the height of the content with its margins.
  package func height(width: CGFloat) -> CGFloat {
    let space = textWidth(width)
    var height: CGFloat
    switch style {
    case .default: height = text?(space).height ?? 0
    case .subtitle:
      let sizes = [text?(space).height, detail?(space).height].compactMap { $0 }
      height = sizes.reduce(0, +) + (sizes.count == 2 ? gap : 0)
    case .value1, .value2:
      height = max(text?(space).height ?? 0, detail?(space).height ?? 0)
    }
    height += margins.top + margins.bottom
    // An image has the whole height of the content.
    return max(height, imageSize?.height ?? 0)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - leading - trailing - indentation - imageSpace)
  }

  package func frames(in bounds: CGRect) -> Frames {
    var frames = Frames()
    let width = textWidth(bounds.width)
    var x = bounds.minX + leading + indentation
    if let imageSize {
      frames.image = CGRect(
        x: x, y: middle(imageSize.height, bounds), width: imageSize.width,
        height: imageSize.height)
      x += imageSpace
    }
    switch style {
    case .default:
      if let size = text?(width) {
        frames.text = CGRect(
          x: x, y: middle(size.height, bounds), width: width, height: size.height)
      }
    case .subtitle: layOutSubtitle(&frames, x: x, width: width, bounds)
    case .value1: layOutValue1(&frames, x: x, width: width, bounds)
    case .value2: layOutValue2(&frames, x: x, width: width, bounds)
    }
    return isRightToLeft ? mirrored(frames, in: bounds) : frames
  }

  private func layOutSubtitle(_ frames: inout Frames, x: CGFloat, width: CGFloat, _ bounds: CGRect)
  {
    let (one, two) = (text?(width), detail?(width))
    let both = one != nil && two != nil
    let height = (one?.height ?? 0) + (two?.height ?? 0) + (both ? gap : 0)
    let top = middle(height, bounds)
    if let one {
      frames.text = CGRect(x: x, y: top, width: min(width, one.width), height: one.height)
    }
    if let two {
      frames.detail = CGRect(
        x: x, y: top + height - two.height, width: min(width, two.width), height: two.height)
    }
  }

  private func layOutValue1(_ frames: inout Frames, x: CGFloat, width: CGFloat, _ bounds: CGRect) {
    let (one, two) = (text?(.infinity), detail?(.infinity))
    let detailWidth = min(two?.width ?? 0, width)
    if let one {
      // The text keeps its width as long as possible, then the value does.
      let space = max(0, two == nil ? width : width - detailWidth - ClassicCellLayout.imagePadding)
      let textWidth = min(one.width, max(space, width / 2))
      frames.text = CGRect(
        x: x, y: middle(one.height, bounds), width: textWidth, height: one.height)
    }
    if let two {
      let used = frames.text.map { $0.width + ClassicCellLayout.imagePadding } ?? 0
      let shown = min(detailWidth, max(0, width - used))
      frames.detail = CGRect(
        x: x + width - shown, y: middle(two.height, bounds), width: shown, height: two.height)
    }
  }

  private func layOutValue2(_ frames: inout Frames, x: CGFloat, width: CGFloat, _ bounds: CGRect) {
    let caption = min(ClassicCellLayout.captionWidth, width)
    if let size = text?(caption) {
      frames.text = CGRect(
        x: x, y: middle(size.height, bounds), width: caption, height: size.height)
    }
    let start = caption + ClassicCellLayout.captionGap
    let space = max(0, width - start)
    if let size = detail?(space) {
      frames.detail = CGRect(
        x: x + start, y: middle(size.height, bounds), width: space, height: size.height)
    }
  }

  private func middle(_ height: CGFloat, _ bounds: CGRect) -> CGFloat {
    bounds.minY + ((bounds.height - height) / 2 * scale).rounded() / max(1, scale)
  }

  private func mirrored(_ frames: Frames, in bounds: CGRect) -> Frames {
    Frames(
      image: frames.image?.mirrored(in: bounds), text: frames.text?.mirrored(in: bounds),
      detail: frames.detail?.mirrored(in: bounds))
  }
}
