public import UIKit

/// A fault of a screen's layout that can be found without a golden file, such as clipped text.
public struct LayoutFault: Sendable, Hashable, CustomStringConvertible {
  /// Constants that specify whether a fault is certain.
  public enum Certainty: String, Sendable, Hashable, Codable {
    /// The fault was measured and counts.
    case certain
    /// A person has to review the fault, which is a warning.
    case review
  }

  /// The rule's id, such as "text-clipped".
  public let rule: String
  /// The severity of the fault.
  public let severity: Severity
  /// Whether the fault counts or is for review.
  public let certainty: Certainty
  /// The class, the text and the identifier of the view; `nil` if the fault has no view.
  public let view: String?
  /// A description of the fault, with the measured numbers.
  public let message: String
  /// The part of the screen that is at fault, in points.
  public let rect: CGRect
  /// How bad the fault is; comparable only between faults of one rule.
  let weight: Double
  /// The identity of the fault among those of its rule, on every screen.
  let key: String

  /// The rule, the view and the message in one line.
  public var description: String {
    let subject = [rule, view].compactMap(\.self).joined(separator: " · ")
    return "\(subject): \(message)"
  }

  /// Returns whether the fault is worse than another, by certainty, severity and weight.
  func isWorse(than other: LayoutFault) -> Bool {
    if certainty != other.certainty { return certainty == .certain }
    if severity != other.severity { return severity > other.severity }
    return weight > other.weight
  }
}

extension Sequence {
  /// Returns the elements with the most severe faults first, in a stable order.
  func mostSevereFirst(_ fault: (Element) -> LayoutFault) -> [Element] {
    enumerated().sorted { first, second in
      let (one, other) = (fault(first.element), fault(second.element))
      return one.isWorse(than: other)
        || !other.isWorse(than: one) && first.offset < second.offset
    }.map(\.element)
  }
}
