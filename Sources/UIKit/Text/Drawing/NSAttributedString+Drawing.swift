public import Foundation

extension NSAttributedString {
  /// Returns the size of the text, in points, which is not rounded (S8.42).
  ///
  /// Lines end where the text says; none wraps.
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Returns the bounds of the text in a space, in points, which are not rounded (S8.42).
  ///
  /// - Parameters:
  ///   - size: The space. Lines wrap at its width; the bounds may be higher than it is (S8.43).
  ///   - options: How the text is measured.
  ///   - context: What learns the bounds.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).bounds(in: size, options: options, context: context)
  }

  /// Draws the text with its top left corner at a point of the current graphics context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the lines of the text that fit into a rectangle of the current graphics context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }
}
