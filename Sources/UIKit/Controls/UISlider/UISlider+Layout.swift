import CoreGraphics
import Foundation

extension UISlider {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func valueImageRect(_ imageView: UIImageView, atEnd: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = imageView.image?.size else {
      return CGRect(x: atEnd ? bounds.maxX : bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  /// Returns the track between the images, with a gap to each that is guessed.
  func track(in bounds: CGRect) -> CGRect {
    let metrics = metrics
    let gap: CGFloat = 10
    var (left, right) = (
      bounds.minX + metrics.sliderTrackInset, bounds.maxX - metrics.sliderTrackInset
    )
    let (first, last) =
      isRightToLeft
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    if let first { left = bounds.minX + first.size.width + gap }
    if let last { right = bounds.maxX - last.size.width - gap }
    return CGRect(
      x: left,
      y: bounds.minY + ((bounds.height - metrics.sliderTrackHeight) / 2).rounded(.down),
      width: max(0, right - left), height: metrics.sliderTrackHeight)
  }

  /// Returns the knob, whose ends reach the track's, and its 2 points of inset, at the limits.
  func thumb(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let (size, inset) = (metrics.sliderThumb, metrics.sliderTrackInset)
    let space = max(0, track.width + inset * 2 - size.width)
    let part = slider.fraction(value)
    return CGRect(
      x: track.minX - inset + (isRightToLeft ? 1 - part : part) * space,
      y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var currentThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Returns whether a touch is on the thumb; the tolerance around it is guessed.
  func isOnThumb(_ point: CGPoint) -> Bool {
    currentThumb.insetBy(dx: -10, dy: -10).contains(point)
  }

  func dragThumb(to point: CGPoint) {
    let track = trackRect(forBounds: bounds)
    let size = currentThumb.width
    let inset = metrics.sliderTrackInset
    let space = track.width + inset * 2 - size
    guard space > 0 else { return }
    let part = (point.x - size / 2 - track.minX + inset) / space
    let value = slider.clamped(slider.value(at: isRightToLeft ? 1 - part : part))
    guard value != slider.value else { return }
    setValue(value, animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  func drawSlider() {
    var drawing = ControlDrawing(traitCollection)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let (part, middle) = (slider.fraction(value), thumb.midX)
    let gray: UIColor =
      metrics.design == .outlined ? UIColor(white: 0.7176, alpha: 1) : .systemFill
    drawing.capsule(track, slider.maximumTrackTint ?? gray)
    // At the limits the track has one color, although the thumb's center is not at its end.
    let end = part <= 0 ? track.minX : part >= 1 ? track.maxX : middle
    let filled =
      isRightToLeft
      ? CGRect(
        x: track.maxX - (part <= 0 ? 0 : part >= 1 ? track.width : track.maxX - middle),
        y: track.minY,
        width: part <= 0 ? 0 : part >= 1 ? track.width : track.maxX - middle,
        height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: end - track.minX, height: track.height)
    drawing.capsule(filled, slider.minimumTrackTint ?? tintColor)
    drawing.knob(thumb, slider.thumbTint ?? .white)
    drawing.dim(isEnabled ? 1 : 0.5)
    drawing.paint()
  }
}
