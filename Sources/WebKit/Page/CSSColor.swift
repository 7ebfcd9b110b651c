import Foundation
import UIKit

/// Computed CSS colors in their serialized form.
enum CSSColor {
  /// Parses `rgb(r, g, b)` and `rgba(r, g, b, a)`; `nil` for anything else and for full transparency.
  static func parse(_ text: String) -> UIColor? {
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      return nil
    }
    let inside = text[text.index(after: open)...].dropLast()
    let numbers = inside.split { ", /".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    guard alpha > 0 else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
  }
}
