/// The window of an app's delegate as Objective-C's optional property has it: optional twice.
///
/// Apps write `UIApplication.shared.delegate?.window??.rootViewController`. A protocol cannot have the two
/// spellings, so the second stands in the one that ``UIApplicationDelegate`` refines.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateWindow: AnyObject {}

extension _UIApplicationDelegateWindow {
  /// The main window; `nil` for an object that is not a delegate.
  @_disfavoredOverload
  public var window: UIWindow?? {
    (self as? any UIApplicationDelegate).map { delegate -> UIWindow? in delegate.window }
  }
}
