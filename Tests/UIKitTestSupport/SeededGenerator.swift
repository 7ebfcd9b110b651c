package import Foundation
package import UIKitRules

/// Random numbers that are the same on every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `limit`.
  package mutating func number(upTo limit: CGFloat) -> CGFloat {
    CGFloat(Double.random(in: 0...max(0, Double(limit)), using: &self))
  }

  /// Insets from 0 to `limit` on each edge.
  package mutating func insets(upTo limit: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      number(upTo: limit), number(upTo: limit), number(upTo: limit), number(upTo: limit))
  }

  /// A rectangle with its corners up to `limit` away from zero.
  package mutating func rect(within limit: CGFloat) -> CGRect {
    CGRect(
      x: number(upTo: 2 * limit) - limit, y: number(upTo: 2 * limit) - limit,
      width: number(upTo: limit), height: number(upTo: limit))
  }
}
