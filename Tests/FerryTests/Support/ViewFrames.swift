import UIKit

@testable import FanlightTesting

/// The frames of the views of what a window shows, as golden texts have them.
@MainActor
struct ViewFrames: Equatable {
  /// The frames, a line each.
  let lines: [String]

  /// Reads the window of a controller.
  init(around controller: UIViewController) {
    lines = controller.view.window.map { ViewText(masked: []).node(of: $0).lines() } ?? []
  }
}
