/// An object that a framework keeps once for the device that runs.
///
/// It is forgotten when another device is booted (``Runtime/shared(_:)``), so that nothing of one test's
/// device reaches the next.
@MainActor
package protocol DeviceScoped: AnyObject {
  init()
}
