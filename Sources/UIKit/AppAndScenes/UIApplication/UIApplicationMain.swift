import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Launches an app on the device that was booted last, and returns when it has been laid out.
///
/// Apple's function never returns. This one does, because time on the device passes only when the
/// caller advances it. Without a device there is nothing to launch on: the process prints an error
/// and exits with status 2.
///
/// - Parameters:
///   - argc: The number of arguments of the process; not used.
///   - argv: The arguments; not used.
///   - principalClassName: Must be `nil`: the application is always a ``UIApplication``.
///   - delegateClassName: The class of the app's delegate, with its module's name.
/// - Returns: 0.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  precondition(
    principalClassName == nil,
    "UIApplicationMain: \(principalClassName ?? "") cannot be the application's class")
  guard let delegateClassName else {
    preconditionFailure("UIApplicationMain: the app's delegate has no class")
  }
  guard let type = NSClassFromString(delegateClassName) else {
    preconditionFailure("Unable to find class named \(delegateClassName)")
  }
  launch(delegateOf: type)
  return 0
}

extension UIApplicationDelegate {
  /// Launches the app with a new delegate: what `@main` and `@UIApplicationMain` call.
  ///
  /// See ``UIApplicationMain(_:_:_:_:)`` for what happens without a device.
  public static func main() { launch(delegateOf: Self.self) }
}

/// Creates a delegate and launches the app with it; the environment retains the delegate.
@MainActor
private func launch(delegateOf type: AnyClass) {
  guard let environment = Runtime.environment else {
    let advice =
      "no device is booted, so \(type) has nothing to launch on. Boot one first, with "
      + "Simulator(_:), and call \(type).main() then.\n"
    FileHandle.standardError.write(Data(advice.utf8))
    exit(2)
  }
  let delegate = (type as? NSObject.Type)?.makeObject(())
  guard let delegate = delegate as? any UIApplicationDelegate else {
    preconditionFailure("\(type) is not an NSObject that conforms to UIApplicationDelegate")
  }
  environment.launchedDelegate = delegate
  environment.application.launch(delegate)
}
