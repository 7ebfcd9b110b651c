package import UIKit

/// What a figure can compare and show.
package protocol FigureQuantity {
  /// The numbers or words of it.
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
  package var figureValue: FigureValue { FigureValue([Double(x), Double(y)]) }
}

extension CGSize: FigureQuantity {
  package var figureValue: FigureValue {
    FigureValue([Double(width), Double(height)], separator: " × ")
  }
}

extension CGRect: FigureQuantity {
  package var figureValue: FigureValue {
    FigureValue([Double(minX), Double(minY), Double(width), Double(height)])
  }
}

extension UIEdgeInsets: FigureQuantity {
  /// Top, left, bottom, right.
  package var figureValue: FigureValue {
    FigureValue([Double(top), Double(left), Double(bottom), Double(right)])
  }
}
