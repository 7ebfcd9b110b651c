package import Foundation

/// The layout of a button's image and titles.
package struct ButtonLayout {
  /// The alignment of content along an axis.
  package enum Alignment: Equatable, Sendable {
    /// The left or top edge.
    case start
    case center
    /// The right or bottom edge.
    case end
  }

  package var image = CGSize.zero
  package var title = CGSize.zero
  package var subtitle = CGSize.zero
  /// The distance between image and title, in points.
  package var imagePadding: CGFloat = 0
  /// The distance between title and subtitle, in points.
  package var titlePadding: CGFloat = 0
  /// The edge of the title at which the image is.
  package var edge = UIRectEdge.left
  package var horizontal = Alignment.center
  package var vertical = Alignment.center
  /// Whether an image and a title beside it are each at the top or bottom edge, if they are aligned
  /// with it, instead of the lower one being centered on the higher one (S8.39).
  package var alignsEachVertically = false
  /// The alignment of title and subtitle with each other.
  package var titleAlignment = Alignment.center

  /// Creates the layout of an empty button.
  package init() {}

  /// The frames of a button's parts, in its coordinates.
  package struct Frames: Equatable {
    package var image: CGRect
    package var title: CGRect
    package var subtitle: CGRect
  }

  private var isStacked: Bool { edge == .top || edge == .bottom }

  /// Whether the titles are centered by default: not beside an image.
  package var centersTitles: Bool { image == .zero || isStacked }

  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat {
    image.width > 0 && text.width > 0 ? imagePadding : 0
  }

  /// The size of image and titles together.
  package var size: CGSize {
    isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// Returns the frames inside a rectangle; titles that do not fit have the remaining width.
  package func frames(in rect: CGRect) -> Frames {
    let textWidth = min(
      text.width, max(0, isStacked ? rect.width : rect.width - image.width - gap))
    let whole =
      isStacked
      ? CGSize(width: max(image.width, textWidth), height: size.height)
      : CGSize(width: image.width + gap + textWidth, height: size.height)
    let x = aligned(horizontal, whole.width, from: rect.minX, to: rect.maxX)
    let y: CGFloat =
      switch vertical {
      case .start: rect.minY
      case .end: rect.maxY - whole.height
      case .center: rect.minY + (rect.height - whole.height) / 2
      }
    let box = CGRect(origin: CGPoint(x: x, y: y), size: whole)
    var imageOrigin = CGPoint(
      x: box.midX - image.width / 2, y: box.midY - image.height / 2)
    var textOrigin = CGPoint(x: box.midX - textWidth / 2, y: box.midY - text.height / 2)
    switch edge {
    case .right:
      imageOrigin.x = box.maxX - image.width
      textOrigin.x = box.minX
    case .top:
      imageOrigin.y = box.minY
      textOrigin.y = box.maxY - text.height
    case .bottom:
      imageOrigin.y = box.maxY - image.height
      textOrigin.y = box.minY
    default:
      imageOrigin.x = box.minX
      textOrigin.x = box.maxX - textWidth
    }
    if alignsEachVertically, !isStacked, vertical != .center {
      imageOrigin.y = vertical == .start ? rect.minY : rect.maxY - image.height
      textOrigin.y = vertical == .start ? rect.minY : rect.maxY - text.height
    }
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, textWidth)
      let x = aligned(
        titleAlignment, width, from: textOrigin.x, to: textOrigin.x + textWidth)
      return CGRect(x: x, y: y, width: width, height: size.height)
    }
    return Frames(
      image: CGRect(origin: imageOrigin, size: image),
      title: line(title, y: textOrigin.y),
      subtitle: line(subtitle, y: textOrigin.y + text.height - subtitle.height))
  }

  private func aligned(
    _ alignment: Alignment, _ width: CGFloat, from left: CGFloat, to right: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .start: left
    case .end: right - width
    case .center: left + (right - left - width) / 2
    }
  }
}
