import ChromiumEngine
import FanlightTesting
import ShopUI
import Testing
import UIKit

@MainActor
@Suite("Help")
struct HelpTests {
  @Test("the page is where it was, whatever it says")
  func page() async {
    let screen = Screen("iPhone SE (3rd gen)", system: "18")
    await screen.show(HelpViewController(), in: .navigation, engine: ChromiumEngine()) { shown in
      await shown.waitUntilQuiet()
      await shown.expectSnapshot(mask: [.webViews])
    }
  }
}
