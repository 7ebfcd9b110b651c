import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("SafeAreaPropagation · pure rule")
struct SafeAreaPropagationTests {
  static let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  static let insets = UIEdgeInsets(44, 10, 34, 12)

  @Test("S1.1 each of the nine golden frames has its insets", arguments: PropagationVectors.all)
  func goldenFrames(frame: CGRect, expected: UIEdgeInsets) {
    #expect(
      SafeAreaPropagation.insets(
        parentInsets: Self.insets, parentBounds: Self.bounds, childFrame: frame) == expected)
  }

  @Test("S1.32 content that is scrolled under the top edge gains the inset")
  func boundsOrigin() {
    let insets = SafeAreaPropagation.insets(
      parentInsets: Self.insets,
      parentBounds: CGRect(x: 0, y: 100, width: 320, height: 480),
      childFrame: CGRect(x: 20, y: 120, width: 100, height: 50))

    #expect(insets == UIEdgeInsets(24, 0, 0, 0))
  }

  @Test("S1.2, S1.4 random frames stay between zero and the parent's inset on every edge")
  func randomFramesStayInRange() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let parent = random.insets(upTo: 100)
      let frame = random.rect(within: 600)
      let insets = SafeAreaPropagation.insets(
        parentInsets: parent, parentBounds: Self.bounds, childFrame: frame)
      #expect(insets.maximum(.zero) == insets, "seed \(random.seed), frame \(frame)")
      #expect(insets.maximum(parent) == parent, "seed \(random.seed), frame \(frame)")
    }
  }

  @Test("S1.3 growing a child beyond an edge never lowers that edge's inset")
  func aGrowingChildNeverLosesInset() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let parent = random.insets(upTo: 100)
      let frame = random.rect(within: 600)
      let grown = frame.insetBy(dx: -random.number(upTo: 300), dy: -random.number(upTo: 300))
      func insets(_ frame: CGRect) -> UIEdgeInsets {
        SafeAreaPropagation.insets(
          parentInsets: parent, parentBounds: Self.bounds, childFrame: frame)
      }
      let larger = insets(grown)
      #expect(larger.maximum(insets(frame)) == larger, "seed \(random.seed), frame \(frame)")
    }
  }

  @Test("S1.6 a child anywhere inside the safe rectangle has no insets")
  func insideSafeRectangle() {
    var random = SeededGenerator(seed: 13)
    let safe = Self.bounds.inset(by: Self.insets)
    for _ in 0..<1_000 {
      let size = CGSize(
        width: random.number(upTo: safe.width), height: random.number(upTo: safe.height))
      let frame = CGRect(
        x: safe.minX + random.number(upTo: safe.width - size.width),
        y: safe.minY + random.number(upTo: safe.height - size.height), width: size.width,
        height: size.height)
      let insets = SafeAreaPropagation.insets(
        parentInsets: Self.insets, parentBounds: Self.bounds, childFrame: frame)
      let largest = max(insets.top, insets.left, insets.bottom, insets.right)
      #expect(largest < 1e-9, "seed \(random.seed), frame \(frame)")
    }
  }
}
