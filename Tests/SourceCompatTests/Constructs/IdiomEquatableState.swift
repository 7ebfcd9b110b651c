import UIKit

final class StatefulViewController: UIViewController {
  enum State: Equatable {
    case idle
    case loading(progress: Double)
    case loaded([String])
  }

  private var state: State = .idle {
    didSet {
      guard state != oldValue, isViewLoaded else { return }
      render()
    }
  }

  func update(_ state: State) { self.state = state }

  private func render() {
    switch state {
    case .idle: view.isUserInteractionEnabled = true
    case .loading(let progress): view.alpha = CGFloat(1 - progress / 2)
    case .loaded(let items): title = items.joined(separator: ", ")
    }
  }
}
