/// The runtime of a booted device that another one temporarily replaces, with the objects that UIKit
/// stores for it.
@MainActor
package struct SavedRuntime {
  /// The device.
  package let environment: RuntimeEnvironment
  let loop: VirtualRunLoop
  let animation: AnimationContext
  let appearances: AppearanceProxies
  let scoped: [ObjectIdentifier: any DeviceScoped]
  let text: TextEnvironment?
}
