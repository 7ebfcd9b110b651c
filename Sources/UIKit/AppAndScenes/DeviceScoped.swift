/// An object that a framework stores once per booted device.
///
/// It is released when another device is booted (``Runtime/shared(_:)``), so that nothing of one test's
/// device affects the next.
@MainActor
package protocol DeviceScoped: AnyObject {
  init()
}
