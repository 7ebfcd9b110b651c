import Foundation

/// Where the picture and the title of a button lie.
struct ButtonLayout {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// Between picture and title.
  var imagePadding: CGFloat = 0
  /// Between title and subtitle.
  var titlePadding: CGFloat = 0
  /// The edge that the picture stands at, as left or right, top or bottom.
  var edge = UIRectEdge.left
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  /// Whether a picture and a title beside it are each at the top or bottom edge, where they are aligned
  /// with it, rather than the lower one in the middle of the higher one (S8.39).
  var alignsEachVertically = false
  /// Where title and subtitle stand below each other.
  var titleAlignment = UIControl.ContentHorizontalAlignment.center

  /// The frames of a button's parts, in its coordinates.
  struct Frames: Equatable {
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  private var isStacked: Bool { edge == .top || edge == .bottom }

  /// Whether titles stand in the middle by themselves: not beside a picture.
  var centersTitles: Bool { image == .zero || isStacked }

  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat {
    image.width > 0 && text.width > 0 ? imagePadding : 0
  }

  /// The space that everything needs.
  var size: CGSize {
    isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// The places inside a rectangle; the title is shortened if need be.
  func places(in rect: CGRect) -> Frames {
    let textWidth = min(
      text.width, max(0, isStacked ? rect.width : rect.width - image.width - gap))
    let whole =
      isStacked
      ? CGSize(width: max(image.width, textWidth), height: size.height)
      : CGSize(width: image.width + gap + textWidth, height: size.height)
    let x = aligned(horizontal, whole.width, from: rect.minX, to: rect.maxX)
    let y: CGFloat =
      switch vertical {
      case .top: rect.minY
      case .bottom: rect.maxY - whole.height
      default: rect.minY + (rect.height - whole.height) / 2
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
    if alignsEachVertically, !isStacked, vertical == .top || vertical == .bottom {
      imageOrigin.y = vertical == .top ? rect.minY : rect.maxY - image.height
      textOrigin.y = vertical == .top ? rect.minY : rect.maxY - text.height
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
    _ alignment: UIControl.ContentHorizontalAlignment, _ width: CGFloat, from left: CGFloat,
    to right: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .left, .leading: left
    case .right, .trailing: right - width
    default: left + (right - left - width) / 2
    }
  }
}
