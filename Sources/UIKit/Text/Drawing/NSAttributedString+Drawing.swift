public import Foundation

extension NSAttributedString {
  /// Returns the size of the text, in points, not rounded (S8.42).
  ///
  /// Lines do not wrap; they end only at the text's line breaks.
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Returns the bounding rectangle of the text in an area, in points, not rounded (S8.42).
  ///
  /// - Parameters:
  ///   - size: The area. Lines wrap at its width; the bounds may be higher than it is (S8.43).
  ///   - options: The options for measuring the text.
  ///   - context: An object that receives the bounds; `nil` for none.
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
