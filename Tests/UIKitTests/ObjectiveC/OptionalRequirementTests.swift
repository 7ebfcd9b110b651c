import Foundation
import Testing
import UIKit

@MainActor
private protocol HeightDelegate: AnyObject {
  func height(of row: Int) -> Int
}

extension HeightDelegate {
  func height(of row: Int) -> Int { OptionalRequirement.missing(0) }
}

@Suite("source-compat 3.4 · optional methods of delegates")
@MainActor
struct OptionalRequirementTests {
  private final class Silent: HeightDelegate {}

  private final class Implementing: HeightDelegate {
    let inner = Silent()

    func height(of row: Int) -> Int {
      #expect(OptionalRequirement.implemented { inner.height(of: row) } == nil)
      return 0
    }
  }

  @Test("an unimplemented optional method is distinguished from one that returns the default")
  func unimplementedMethodIsDistinguished() {
    let delegates: [any HeightDelegate] = [Silent(), Implementing()]
    let heights = delegates.map { delegate in
      OptionalRequirement.implemented { delegate.height(of: 1) }
    }
    #expect(heights == [nil, 0])
  }

  @Test(
    "supported orientations are the app delegate's, or the device's if it does not implement them"
  )
  func appDelegateSupportedOrientations() {
    final class Plain: NSObject, UIApplicationDelegate {}
    final class Lying: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    _ = bootTestScene()
    let application = UIApplication.shared
    let plain = Plain()
    let lying = Lying()
    application.delegate = plain
    #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    application.delegate = lying
    #expect(application.supportedInterfaceOrientations(for: nil) == .landscape)
    application.delegate = nil
    #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
  }
}
