import UIKit

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

class ReusableCardView: UIView, Reusable {}

final class CardPool<Card: UIView & Reusable> {
  private var free: [Card] = []

  @MainActor func next() -> Card { free.popLast() ?? Card(frame: .zero) }
}
