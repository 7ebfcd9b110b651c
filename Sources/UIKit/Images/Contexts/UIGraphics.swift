// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Returns the context that drawing of this thread goes to: inside `draw(_:)` and image contexts; elsewhere
/// `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes drawing of this thread go to a context until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Restores the context that was current before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Makes drawing go to a new, transparent image context of one pixel a point.
///
/// - Parameter size: The size, in points; without an area nothing can be drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes drawing go to a new image context until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size, in points; without an area nothing can be drawn.
///   - opaque: Whether the image begins black instead of transparent.
///   - scale: Pixels per point; 0 is the scale of the device's screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale > 0 ? scale : DeviceScale.current
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  let stack = ContextStack.current
  stack.images.append(ContextStack.Image(context: context, scale: scale))
  // Without an area there is no image; what is drawn goes nowhere.
  stack.contexts.append(context ?? CGContext(canvas: .zero))
}

/// Returns an image of what was drawn to the image context; `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ContextStack.current.images.last, let pixels = image.context?.makeImage() else {
    return nil
  }
  return UIImage(cgImage: pixels, scale: image.scale)
}

/// Restores the context that was current before the image context.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  guard stack.images.popLast() != nil else { return }
  _ = stack.contexts.popLast()
}

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill color, by a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside a rectangle in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
  let (width, height) = (min(1, rect.width), min(1, rect.height))
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
    CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
    CGRect(x: rect.minX, y: rect.minY + height, width: width, height: rect.height - 2 * height),
    CGRect(
      x: rect.maxX - width, y: rect.minY + height, width: width, height: rect.height - 2 * height),
  ])
}

/// Limits drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
