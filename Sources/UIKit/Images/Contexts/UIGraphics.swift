// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Returns the current graphics context of the thread; `nil` outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context the current one of the thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Restores the context that was current before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a transparent image context with a scale of 1 and makes it the current one.
///
/// - Parameter size: The size, in points; in a context without an area nothing can be drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context and makes it the current one until ``UIGraphicsEndImageContext()``.
///
/// S15.1: For a scale of 0 the screen's scale is used. S15.3: An opaque context is black initially.
///
/// - Parameters:
///   - size: The size, in points; in a context without an area nothing can be drawn.
///   - opaque: Whether the context is opaque, and initially black instead of transparent.
///   - scale: The number of pixels per point; 0 for the scale of the device's screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale > 0 ? scale : DeviceScale.current
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  let stack = ContextStack.current
  stack.images.append(ContextStack.Image(context: context, scale: scale))
  // A context without an area has no pixels; drawing into it has no effect.
  stack.contexts.append(context ?? CGContext(canvas: .zero))
}

/// Returns an image of the current image context; `nil` if the current context is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ContextStack.current.images.last, let pixels = image.context?.makeImage() else {
    return nil
  }
  return UIImage(cgImage: pixels, scale: image.scale)
}

/// Ends the current image context and restores the context before it.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  guard stack.images.popLast() != nil else { return }
  _ = stack.contexts.popLast()
}

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a border, 1 point wide, inside a rectangle in the current fill color.
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

/// Intersects the clipping area with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
