import Ferry
import Foundation
import Simulator
import UIKit

/// Rounds with the example app's densest screen on one device.
@MainActor
struct ScreenRounds {
  private let simulator: Simulator

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// Makes the screen's controller and views, lays them out and lets them go; returns the seconds.
  ///
  /// The least of fifty, as the peer's, for each is short beside what else a machine may do.
  func build() -> Double {
    let times = (0..<50).map { _ in
      ContinuousClock().measure {
        simulator.show(CrossingsViewController())
        simulator.window.rootViewController = nil
      }
    }
    return (times.min() ?? .zero) / .seconds(1)
  }

  /// Rotates the device to the side and back; returns the seconds of one turn.
  func turn() -> Double {
    simulator.show(CrossingsViewController())
    let time = ContinuousClock().measure {
      for _ in 0..<10 {
        simulator.rotate(to: .landscapeRight)
        simulator.settle()
        simulator.rotate(to: .portrait)
        simulator.settle()
      }
    }
    simulator.window.rootViewController = nil
    return time / .seconds(1) / 20
  }

  /// Prints each view as the number of its superview, whether its subviews are in a row, and its
  /// size if it has no subviews.
  func printTree() {
    let controller = CrossingsViewController()
    simulator.show(controller)
    var count = 0
    func add(_ view: UIView, _ parent: Int) {
      let own = count
      count += 1
      let isRow = (view as? UIStackView)?.axis == .horizontal
      let isLeaf = view.subviews.isEmpty
      print(
        parent, isRow ? 1 : 0, isLeaf ? view.bounds.width : -1, isLeaf ? view.bounds.height : -1)
      for subview in view.subviews { add(subview, own) }
    }
    add(controller.view, -1)
    print()
    simulator.window.rootViewController = nil
  }
}
