public import UIKit

/// A fault of a screen's layout that needs no golden file to be seen, such as text that is cut off.
public struct LayoutFault: Sendable, Hashable, CustomStringConvertible {
  /// Constants for how sure a fault is.
  public enum Certainty: String, Sendable, Hashable, Codable {
    /// The fault was measured: it counts.
    case certain
    /// A person has to look: the fault is a warning.
    case review
  }

  /// The rule's id, such as "text-clipped".
  public let rule: String
  /// How much the fault harms the app's user.
  public let severity: Severity
  /// Whether the fault counts or is for review.
  public let certainty: Certainty
  /// The class, the text and the identifier of the view at fault; `nil` if no view is at fault.
  public let view: String?
  /// What is wrong, with the numbers that were measured.
  public let message: String
  /// The part of the screen that is at fault, in points.
  public let rect: CGRect
  /// How bad the fault is; comparable between the faults of one rule.
  let weight: Double
  /// What tells the fault from others of its rule on every screen.
  let key: String

  /// The rule, the view and what is wrong, in one line.
  public var description: String {
    let subject = [rule, view].compactMap(\.self).joined(separator: " · ")
    return "\(subject): \(message)"
  }

  /// Whether the fault is worse than another: certain, graver, then by weight.
  func isWorse(than other: LayoutFault) -> Bool {
    if certainty != other.certainty { return certainty == .certain }
    if severity != other.severity { return severity > other.severity }
    return weight > other.weight
  }
}

extension Sequence {
  /// Returns the elements with the most severe fault first; those that are alike stay in their order.
  func mostSevereFirst(_ fault: (Element) -> LayoutFault) -> [Element] {
    enumerated().sorted { first, second in
      let (one, other) = (fault(first.element), fault(second.element))
      return one.isWorse(than: other)
        || !other.isWorse(than: one) && first.offset < second.offset
    }.map(\.element)
  }
}
