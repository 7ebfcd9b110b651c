package import UIKit

/// A type whose values a figure can compare and display.
package protocol FigureQuantity {
  /// The numbers or the text of the quantity.
  var figureValue: FigureValue { get }
}

extension FigureValue: FigureQuantity {
  package var figureValue: FigureValue { self }
}

extension String: FigureQuantity {
  package var figureValue: FigureValue { FigureValue(words: self) }
}

extension Bool: FigureQuantity {
  package var figureValue: FigureValue { FigureValue(words: self ? "yes" : "no") }
}

extension Int: FigureQuantity {
  package var figureValue: FigureValue { FigureValue([Double(self)]) }
}

extension CGFloat: FigureQuantity {
  package var figureValue: FigureValue { FigureValue([Double(self)]) }
}

extension CGPoint: FigureQuantity {
  package var figureValue: FigureValue {
    FigureValue([("x", Double(x)), ("y", Double(y))])
  }
}

extension CGSize: FigureQuantity {
  package var figureValue: FigureValue {
    FigureValue([Double(width), Double(height)], separator: " × ")
  }
}

extension CGRect: FigureQuantity {
  package var figureValue: FigureValue {
    FigureValue([
      ("x", Double(minX)), ("y", Double(minY)), ("width", Double(width)),
      ("height", Double(height)),
    ])
  }
}

extension UIEdgeInsets: FigureQuantity {
  /// The named edges, with equal left and right insets combined as the sides.
  package var figureValue: FigureValue {
    let (top, left, bottom, right) = (Double(top), Double(left), Double(bottom), Double(right))
    let numbers = [top, left, bottom, right]
    let value = FigureValue([("top", top), ("left", left), ("bottom", bottom), ("right", right)])
    if Set(numbers.map(FigureValue.text)).count == 1 {
      return FigureValue(numbers, text: "\(FigureValue.text(of: top)) on every side")
    }
    guard FigureValue.text(of: left) == FigureValue.text(of: right) else { return value }
    return FigureValue(
      numbers,
      text: FigureValue([("top", top), ("sides", left), ("bottom", bottom)]).text)
  }
}
