import UIKit

/// A controller that is to be released with its screen.
@MainActor
struct ControllerLeak {
  /// The controllers that were told, by class and place: a matrix shows each many times.
  private static var told: Set<String> = []

  private weak var controller: UIViewController?
  private let name: String
  private let screen: Screen

  /// Begins to watch a controller; `nil` if something refers to it already, such as the test.
  init?(of controller: inout UIViewController, on screen: Screen) {
    guard isKnownUniquelyReferenced(&controller) else { return nil }
    self.controller = controller
    self.screen = screen
    name = "\(type(of: controller))"
  }

  /// What is wrong if the controller is still there; `nil` if it is not.
  var message: String? {
    guard controller != nil else { return nil }
    return
      "leaked-controller: \(name) outlives its screen (\(screen.name)). Something still refers to it, "
      + "such as a timer, an observer, or a closure in a property that refers to self"
  }

  /// Warns of a controller that is still there, once for its class at a place in the test.
  func warn(at location: Sink.Location) {
    guard let message else { return }
    let key = "\(name) \(location.filePath):\(location.line)"
    if Self.told.insert(key).inserted { Sink.warn(message, at: location) }
  }
}
