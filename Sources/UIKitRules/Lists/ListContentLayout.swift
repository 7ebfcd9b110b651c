package import Foundation

/// The layout of the image, the primary and the secondary text of a list content view.
package struct ListContentLayout {
  /// A closure that returns the size of text in a width; `.infinity` sets no limit.
  package typealias Measure = (CGFloat) -> CGSize

  package var margins: UIEdgeInsets
  package var imageSize: CGSize?
  /// The size reserved for the image; a dimension of 0 uses the image's own.
  package var reservedImageSize: CGSize = .zero
  package var imagePadding: CGFloat = 0
  package var text: Measure?
  package var secondaryText: Measure?
  package var prefersBeside = false
  package var gapBeside: CGFloat = 0
  package var gapBelow: CGFloat = 0
  package var isRightToLeft = false
  /// Pixels per point.
  package var scale: CGFloat = 1

  /// Creates a layout of an image and two texts inside margins.
  package init(
    margins: UIEdgeInsets, imageSize: CGSize? = nil, reservedImageSize: CGSize = .zero,
    imagePadding: CGFloat = 0, text: Measure? = nil, secondaryText: Measure? = nil,
    prefersBeside: Bool = false, gapBeside: CGFloat = 0, gapBelow: CGFloat = 0,
    isRightToLeft: Bool = false, scale: CGFloat = 1
  ) {
    self.margins = margins
    self.imageSize = imageSize
    self.reservedImageSize = reservedImageSize
    self.imagePadding = imagePadding
    self.text = text
    self.secondaryText = secondaryText
    self.prefersBeside = prefersBeside
    self.gapBeside = gapBeside
    self.gapBelow = gapBelow
    self.isRightToLeft = isRightToLeft
    self.scale = scale
  }

  /// The rectangles, in the view's space.
  package struct Frames: Equatable {
    package var image: CGRect?
    package var text: CGRect?
    package var secondaryText: CGRect?
  }

  /// Returns the height that the contents take in a width, with the margins.
  package func height(width: CGFloat) -> CGFloat {
    let texts = texts(width: textWidth(width))
    let inner = max(texts.height, imageSpace.height)
    return margins.top + inner + margins.bottom
  }

  /// Returns the frames of all parts in a rectangle.
  package func frames(in bounds: CGRect) -> Frames {
    let width = textWidth(bounds.width)
    let texts = texts(width: width)
    let inner = bounds.clampedInset(by: margins)
    var frames = Frames()
    var x = inner.minX
    if let imageSize {
      let space = imageSpace
      frames.image = CGRect(
        x: snap(x + (space.width - imageSize.width) / 2),
        y: snap(inner.midY - imageSize.height / 2),
        width: imageSize.width, height: imageSize.height)
      x += space.width + imagePadding
    }
    let top = snap(inner.midY - texts.height / 2)
    if let size = texts.text {
      let y = texts.isBeside ? snap(inner.midY - size.height / 2) : top
      frames.text = CGRect(
        x: x, y: y, width: texts.isBeside ? size.width : width, height: size.height)
    }
    if let size = texts.secondary {
      if texts.isBeside {
        frames.secondaryText = CGRect(
          x: x + width - size.width, y: snap(inner.midY - size.height / 2), width: size.width,
          height: size.height)
      } else {
        frames.secondaryText = CGRect(
          x: x, y: top + texts.height - size.height, width: width, height: size.height)
      }
    }
    return isRightToLeft ? frames.mirrored(in: bounds) : frames
  }

  /// The width and the height of the image's area.
  private var imageSpace: CGSize {
    guard let imageSize else { return .zero }
    return CGSize(
      width: reservedImageSize.width > 0 ? reservedImageSize.width : imageSize.width,
      height: reservedImageSize.height > 0 ? reservedImageSize.height : imageSize.height)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let image = imageSize == nil ? 0 : imageSpace.width + imagePadding
    return max(0, width - margins.left - margins.right - image)
  }

  private struct Texts {
    var text: CGSize?
    var secondary: CGSize?
    var height: CGFloat = 0
    var isBeside = false
  }

  private func texts(width: CGFloat) -> Texts {
    guard let text else {
      let size = secondaryText?(width)
      return Texts(secondary: size, height: size?.height ?? 0)
    }
    guard let secondaryText else {
      let size = text(width)
      return Texts(text: size, height: size.height)
    }
    if prefersBeside {
      let (one, two) = (text(.infinity), secondaryText(.infinity))
      if one.width + gapBeside + two.width <= width {
        return Texts(
          text: one, secondary: two, height: max(one.height, two.height), isBeside: true)
      }
    }
    let (one, two) = (text(width), secondaryText(width))
    return Texts(text: one, secondary: two, height: one.height + gapBelow + two.height)
  }

  private func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}

extension ListContentLayout.Frames {
  /// Returns the rectangles mirrored horizontally, for right-to-left layouts.
  fileprivate func mirrored(in bounds: CGRect) -> Self {
    Self(
      image: image?.mirrored(in: bounds), text: text?.mirrored(in: bounds),
      secondaryText: secondaryText?.mirrored(in: bounds))
  }
}
