public import Foundation

// On iOS a string has the methods of `NSString`.

extension String {
  /// Returns the size of the text, in points, not rounded (S8.42).
  ///
  /// Lines do not wrap; they end only at the text's line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text in an area, in points, not rounded (S8.42).
  ///
  /// - Parameters:
  ///   - size: The area. Lines wrap at its width; the bounds may be higher than it is (S8.43).
  ///   - options: The options for measuring the text.
  ///   - attributes: The attributes of the whole text; the default font is of 12 points (S8.47).
  ///   - context: An object that receives the bounds; `nil` for none.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes: attributes)
      .bounds(in: size, options: options, context: context)
  }

  /// Draws the text with its top left corner at a point of the current graphics context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attributes: attrs).draw(at: point)
  }

  /// Draws the lines of the text that fit into a rectangle of the current graphics context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attributes: attrs).draw(in: rect)
  }
}

extension NSString {
  /// Returns the size of the text, in points, not rounded (S8.42).
  ///
  /// Lines do not wrap; they end only at the text's line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(String(describing: self), attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text in an area, in points, not rounded (S8.42).
  ///
  /// - Parameters:
  ///   - size: The area. Lines wrap at its width; the bounds may be higher than it is (S8.43).
  ///   - options: The options for measuring the text.
  ///   - attributes: The attributes of the whole text; the default font is of 12 points (S8.47).
  ///   - context: An object that receives the bounds; `nil` for none.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(String(describing: self), attributes: attributes)
      .bounds(in: size, options: options, context: context)
  }

  /// Draws the text with its top left corner at a point of the current graphics context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(String(describing: self), attributes: attrs).draw(at: point)
  }

  /// Draws the lines of the text that fit into a rectangle of the current graphics context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(String(describing: self), attributes: attrs).draw(in: rect)
  }
}
