/// A booted device that another one stands in for, with what UIKit keeps for it.
@MainActor
package struct KeptRuntime {
  /// The device.
  package let environment: RuntimeEnvironment
  let loop: VirtualRunLoop
  let animation: AnimationContext
  let appearances: AppearanceProxies
  let scoped: [ObjectIdentifier: any DeviceScoped]
  let text: TextEnvironment?
}
