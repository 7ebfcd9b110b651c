import UIKit

/// A view that supplies insets to its subviews, as the device's edges do.
final class InsetView: UIView {
  var supplied = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  override var safeAreaInsets: UIEdgeInsets { supplied }

  /// The probe that the spec's vectors were measured with: 320 by 480.
  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}

/// The callbacks of views, scroll views and controllers, in order.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns the calls since the last time, and clears the log.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that logs its callbacks.
final class LoggingView: UIView {
  var log: CallLog?

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log?.note("safe area")
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log?.note("margins")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.note("layout \(Int(safeAreaInsets.top))")
  }
}

extension UIEdgeInsets {
  /// Insets in the order of the spec's tables: top, left, bottom, right.
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

/// Random numbers that are the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of points in a range.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }

  /// A rectangle with whole numbers whose corner is within a distance of zero.
  mutating func rect(within limit: Int) -> CGRect {
    CGRect(
      x: points(-limit...limit), y: points(-limit...limit), width: points(1...limit),
      height: points(1...limit))
  }
}
