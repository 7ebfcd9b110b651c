public import Foundation

extension NSCoder {
  /// Returns the text form of a point, such as `{10, 20}`.
  public class func string(for point: CGPoint) -> String {
    braced([point.x, point.y])
  }

  /// Returns the text form of a size, such as `{320, 480}`.
  public class func string(for size: CGSize) -> String {
    braced([size.width, size.height])
  }

  /// Returns the text form of a rectangle, such as `{{0, 0}, {320, 480}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns the text form of insets: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the text form of directional insets: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns the text form of an offset: horizontal, vertical.
  public class func string(for offset: UIOffset) -> String {
    braced([offset.horizontal, offset.vertical])
  }

  /// Returns the point of a string such as `{10, 20}`; zero if it is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the size of a string such as `{320, 480}`; zero if it is invalid.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle of a string; zero if it is invalid.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// Returns the insets of a string; zero if it is invalid.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Returns the numbers in C's `%.17g`, as short as they can be read back.
  private class func braced(_ numbers: [CGFloat]) -> String {
    let components = numbers.map { number in
      number == number.rounded() && abs(number) < 1e15
        ? String(Int64(number)) : "\(Double(number))"
    }
    return "{" + components.joined(separator: ", ") + "}"
  }

  /// Returns the numbers between braces and commas; `nil` unless there are exactly `count`.
  private class func numbers(in string: String, count: Int) -> [CGFloat]? {
    let components = string.split { "{}, ".contains($0) }
    let numbers = components.compactMap { Double($0) }.map { CGFloat($0) }
    return components.count == count && numbers.count == count ? numbers : nil
  }
}
