import UIKit

/// A view controller that has to be released when its screen is torn down.
@MainActor
struct ControllerLeak {
  /// The reported view controllers, by class and location, because a matrix shows each many times.
  private static var told: Set<String> = []

  private weak var controller: UIViewController?
  private let name: String
  private let screen: Screen

  /// Begins to track a view controller; `nil` if there are other references to it, such as the test's.
  init?(of controller: inout UIViewController, on screen: Screen) {
    guard isKnownUniquelyReferenced(&controller) else { return nil }
    self.controller = controller
    self.screen = screen
    name = "\(type(of: controller))"
  }

  /// The message if the view controller was not released; `nil` if it was.
  var message: String? {
    guard controller != nil else { return nil }
    return
      "leaked-controller: \(name) outlives its screen (\(screen.name)). Something still refers to it, "
      + "such as a timer, an observer, or a closure in a property that refers to self"
  }

  /// Warns about a view controller that was not released, once per class and location.
  func warn(at location: Sink.Location) {
    guard let message else { return }
    let key = "\(name) \(location.filePath):\(location.line)"
    if Self.told.insert(key).inserted { Sink.warn(message, at: location) }
  }
}
