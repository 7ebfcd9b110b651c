public import CoreGraphics

/// The contexts being drawn to, innermost last.
@MainActor private var contexts: [CGContext] = []

/// Returns the context that drawing goes to, inside `draw(_:)`; elsewhere `nil`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes drawing go to a context until ``UIGraphicsPopContext()``.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Makes drawing go to where it went before the last ``UIGraphicsPushContext(_:)``.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPopContext() { contexts.removeLast() }

/// Fills a rectangle with the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }
