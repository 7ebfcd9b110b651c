/// The window of an app's delegate as an optional property of Objective-C, which is a double optional.
///
/// Apps write `UIApplication.shared.delegate?.window??.rootViewController`. A protocol cannot declare the
/// property in both forms, so ``UIApplicationDelegate`` refines this protocol, which declares the second one.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateWindow: AnyObject {}

extension _UIApplicationDelegateWindow {
  /// The main window; `nil` for an object that is not a delegate.
  @_disfavoredOverload
  public var window: UIWindow?? {
    (self as? any UIApplicationDelegate).map { delegate -> UIWindow? in delegate.window }
  }
}
