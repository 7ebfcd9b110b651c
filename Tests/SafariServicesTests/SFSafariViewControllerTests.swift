import DeviceCatalog
import FanlightBrowser
import Foundation
import Simulator
import Testing
import UIKit
import WebKit

@testable import SafariServices

// The statements are those of section 23 of docs/spec/uikit.md.
@MainActor
@Suite("SafariServices · the browser that an app presents", .serialized)
struct SFSafariViewControllerTests {
  private final class Listener: SFSafariViewControllerDelegate {
    var finished = 0
    var loads: [Bool] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }

    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      loads.append(didLoadSuccessfully)
    }
  }

  private let page = URL(string: "https://www.example.com/")!

  private func simulator() throws -> Simulator {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    return Simulator(device, system: try device.systemRelease(for: "16"))
  }

  @Test("S23.1 a configuration is copied, and collapses bars by default")
  func configurationIsCopied() throws {
    let simulator = try simulator()
    defer { withExtendedLifetime(simulator) {} }
    let configuration = SFSafariViewController.Configuration()
    #expect(configuration.barCollapsingEnabled)
    #expect(!configuration.entersReaderIfAvailable)
    configuration.barCollapsingEnabled = false
    let controller = SFSafariViewController(url: page, configuration: configuration)
    configuration.barCollapsingEnabled = true
    #expect(!controller.configuration.barCollapsingEnabled)
    #expect(!controller.browser.hidesBarsOnScroll)
    #expect(SFSafariViewController(url: page).browser.hidesBarsOnScroll)
  }

  @Test("S23.2 a scheme other than http and https is an error")
  func otherSchemesAreErrors() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = SFSafariViewController(url: URL(string: "mailto:ada@example.com")!)
      }
    }
  }

  @Test(
    "S23.3 the button dismisses the controller and tells the delegate",
    arguments: [SFSafariViewController.DismissButtonStyle.done, .close, .cancel])
  func buttonDismisses(style: SFSafariViewController.DismissButtonStyle) throws {
    let simulator = try simulator()
    let home = UIViewController()
    simulator.show(home)
    let listener = Listener()
    let controller = SFSafariViewController(url: page)
    controller.delegate = listener
    controller.dismissButtonStyle = style
    home.present(controller, animated: false)
    simulator.settle()
    #expect(home.presentedViewController === controller)

    let button = try #require(controller.browser.navigationItem.leftBarButtonItem)
    UIButton().sendAction(try #require(button.primaryAction))
    simulator.settle()

    #expect(home.presentedViewController == nil)
    #expect(listener.finished == 1)
  }

  @Test("S23.4 the delegate is called once with the result of the first load")
  func firstLoadCallsTheDelegateOnce() throws {
    let simulator = try simulator()
    defer { withExtendedLifetime(simulator) {} }
    let listener = Listener()
    let controller = SFSafariViewController(url: page)
    controller.delegate = listener
    let load = try #require(controller.browser.navigationDelegate)
    let webView = controller.browser.webView
    load.webView(webView, didFinish: nil)
    load.webView(webView, didFail: nil, withError: URLError(.timedOut))
    #expect(listener.loads == [true])
  }

  @Test("S23.5 the URL cannot be edited, and the colors are those of the app")
  func urlCannotBeEdited() throws {
    let simulator = try simulator()
    let controller = SFSafariViewController(url: page)
    controller.preferredBarTintColor = .red
    controller.preferredControlTintColor = .green
    simulator.show(controller)
    #expect(!controller.browser.addressField.isEnabled)
    #expect(controller.browser.navigationController?.navigationBar.barTintColor == .red)
    #expect(controller.view.tintColor == .green)
  }
}
