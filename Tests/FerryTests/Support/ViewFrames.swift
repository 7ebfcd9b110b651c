import UIKit

@testable import FanlightTesting

/// The frames of a window's views, in the format of golden text files.
@MainActor
struct ViewFrames: Equatable {
  /// The frames, a line each.
  let lines: [String]

  /// Reads the window of a controller.
  init(around controller: UIViewController) {
    lines = controller.view.window.map { ViewText(masked: []).node(of: $0).lines() } ?? []
  }
}
