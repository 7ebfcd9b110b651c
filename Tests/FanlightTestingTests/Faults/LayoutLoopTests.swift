import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · layout-loop (testing.md 9)")
struct LayoutLoopTests {
  /// A view that calls setNeedsLayout() during its layout, a number of times.
  private final class Restless: UIView {
    var rounds = Int.max
    override func layoutSubviews() {
      super.layoutSubviews()
      guard rounds > 0 else { return }
      rounds -= 1
      setNeedsLayout()
    }
  }

  private func found(rounds: Int) -> [LayoutFault] {
    faults(.layoutLoop) { controller in
      let view = controller.add(Restless(), 0, 0, 100, 100)
      view.rounds = rounds
    }
  }

  @Test("a view that asks for layout each time it is laid out is moderate")
  func endlessLayoutFires() {
    let faults = found(rounds: .max)
    #expect(faults.map(\.severity) == [.moderate])
    #expect(faults.first?.certainty == .certain)
  }

  @Test("twin: a view that asks for none, once or twice more is sound", arguments: [0, 1, 2])
  func settlingLayoutIsSound(rounds: Int) { #expect(found(rounds: rounds).isEmpty) }
}
