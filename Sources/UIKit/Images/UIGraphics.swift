public import CoreGraphics

/// The contexts being drawn to, innermost last.
@MainActor private var contexts: [CGContext] = []

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context that drawing goes to, inside `draw(_:)`; elsewhere `nil`.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes drawing go to a context until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the context that was current before the last ``UIGraphicsPushContext(_:)``.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { contexts.removeLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill color.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }
