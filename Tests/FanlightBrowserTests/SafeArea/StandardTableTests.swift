import DeviceCatalog
import FanlightBrowser
import Foundation
import Simulator
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Standard's promises on every device, standing and lying, in every era")
@MainActor
struct StandardTableTests {
  nonisolated static let devices: [String] = BrowserStage.systems.keys.sorted()

  @Test(
    "where a page begins and ends, its indicators and env() are what the bars leave",
    arguments: devices)
  func whereAPageBeginsAndEnds(name: String) throws {
    // One walk for all that changes nothing: the situations are what takes time.
    try BrowserStage.situations(of: name, .standard) { stage, situation in
      beginning(stage, situation)
      end(stage, situation)
      ownRoom(stage, situation)
      indicators(stage, situation)
      environment(stage, situation)
    }
  }

  /// A page begins below the top bar and beside what the device covers.
  private func beginning(_ stage: BrowserStage, _ situation: BrowserStage.Situation) {
    let given = stage.safeArea
    let start = CGPoint(x: situation.isCover ? 0 : -given.left, y: -given.top).thousandths
    #expect(stage.scrollView.contentOffset.thousandths == start, "\(situation)")
    let width = stage.webView.bounds.width
    let free = situation.isCover ? width : width - given.left - given.right
    #expect(stage.webView.modelledPage.layoutViewport.width == free.rounded(), "\(situation)")
    #expect(stage.webView.modelledPage.innerSize.width == free.rounded(), "\(situation)")
  }

  /// The end of a page can be scrolled exactly clear of the bottom bar.
  private func end(_ stage: BrowserStage, _ situation: BrowserStage.Situation) {
    let toolbar = stage.navigation.toolbar
    let covered = stage.webView.bounds.height - (toolbar?.frame.minY ?? 0)
    if !situation.areBarsHidden {
      #expect(stage.bottomPadding >= covered, "\(situation)")
      #expect(stage.bottomPadding == stage.safeArea.bottom, "\(situation)")
    } else {
      // Without a bar a covering page has the whole screen, as it asks for.
      #expect(
        stage.bottomPadding == (situation.isCover ? 0 : stage.safeArea.bottom), "\(situation)")
    }
  }

  /// The space that a covering page keeps free itself is not made twice.
  private func ownRoom(_ stage: BrowserStage, _ situation: BrowserStage.Situation) {
    guard situation.isCover, !situation.areBarsHidden else { return }
    let covered = stage.safeArea.bottom
    for own in [0, covered / 2, covered, covered + 30] {
      var state = stage.webView.safeAreaState
      state.pageEndRoom = own
      let room = StandardSafeArea().placement(for: state).contentInset.bottom
      #expect(room + own == max(covered, own), "\(situation)")
    }
  }

  /// Indicators end at the bars.
  private func indicators(_ stage: BrowserStage, _ situation: BrowserStage.Situation) {
    let given = stage.safeArea
    let vertical = stage.scrollView.verticalScrollIndicatorInsets
    let horizontal = stage.scrollView.horizontalScrollIndicatorInsets
    #expect(
      vertical == UIEdgeInsets(top: given.top, left: 0, bottom: given.bottom, right: given.right),
      "\(situation)")
    #expect(
      horizontal
        == UIEdgeInsets(top: 0, left: given.left, bottom: given.bottom, right: given.right),
      "\(situation)")
  }

  /// Env() has no bar at the top, and the one at the bottom once.
  private func environment(_ stage: BrowserStage, _ situation: BrowserStage.Situation) {
    let environment = stage.webView.modelledPage.environment
    let given = stage.safeArea
    guard situation.isCover else {
      #expect(environment == .zero, "\(situation)")
      return
    }
    #expect(environment.top == 0, "\(situation)")
    #expect(environment.left == given.left, "\(situation)")
    #expect(environment.right == given.right, "\(situation)")
    // Fixed elements stand above what is obscured, and clear the rest by env().
    let obscured = stage.webView.viewState.obscured?.bottom ?? 0
    #expect(environment.bottom + obscured == given.bottom, "\(situation)")
    let view = stage.webView.bounds.height
    let top = stage.webView.viewState.obscured?.top ?? 0
    #expect(
      stage.webView.modelledPage.innerSize.height == (view - top - obscured).rounded(),
      "\(situation)")
  }

  @Test(
    "from iOS 26 on bars are obscured insets, and viewport units have both sizes",
    arguments: devices)
  func barsAreObscuredInsetsSinceIOS26(name: String) throws {
    try BrowserStage.situations(of: name, .standard) { stage, situation in
      let page = stage.webView.viewState
      guard situation.system.major >= 26 else {
        #expect(page.obscured == nil, "\(situation)")
        #expect(page.unitInsets == ViewportUnitInsets(), "\(situation)")
        return
      }
      let given = stage.safeArea
      let sides: CGFloat = situation.isCover ? 0 : 1
      #expect(
        page.obscured
          == EdgeLengths(
            top: given.top, left: sides * given.left,
            bottom: situation.areBarsHidden ? 0 : given.bottom, right: sides * given.right),
        "\(situation)")
      // The small viewport is what is left with bars, the large one what is left without them.
      stage.setBars(hidden: false)
      let shown = stage.safeArea
      let size = stage.webView.bounds.size
      #expect(
        page.unitInsets.smallSize(in: size)
          == CGSize(width: size.width, height: size.height - shown.top - shown.bottom),
        "\(situation)")
      #expect(
        page.unitInsets.largeSize(in: size)
          == CGSize(
            width: size.width, height: size.height - stage.simulator.window.safeAreaInsets.top),
        "\(situation)")
    }
  }

  // MARK: Nothing jumps

  @Test("bars that hide and come back move neither the top nor what is read", arguments: devices)
  func hidingBarsKeepsTheReadingPosition(name: String) throws {
    try BrowserStage.situations(of: name, .standard) { stage, situation in
      guard !situation.areBarsHidden else { return }
      for place in [nil, CGFloat(1000)] {
        if let place { stage.scrollView.contentOffset.y = place }
        for hidden in [true, false] {
          stage.setBars(hidden: hidden)
          let expected = place ?? -stage.safeArea.top
          #expect(
            stage.scrollView.contentOffset.y.thousandths == expected.thousandths,
            "\(situation) hidden \(hidden)")
        }
      }
    }
  }

  @Test("turning and back: the top stays the top, what is read stays", arguments: devices)
  func topStaysTheTopAfterTurning(name: String) throws {
    try BrowserStage.situations(of: name, .standard) { stage, situation in
      for place in [nil, CGFloat(1000)] {
        if let place { stage.scrollView.contentOffset.y = place }
        let others: [UIInterfaceOrientation] =
          situation.orientation.isLandscape
          ? [.portrait, situation.orientation] : [.landscapeLeft, .portrait]
        for orientation in others {
          stage.turn(orientation)
          #expect(
            stage.scrollView.contentOffset.y.thousandths
              == (place ?? -stage.safeArea.top).thousandths,
            "\(situation) turned to \(orientation.rawValue)")
        }
      }
    }
  }

  @Test(
    "from a covering page to an avoiding one and back, each is as if it were the first",
    arguments: devices)
  func coveringToAvoidingAndBack(name: String) throws {
    try BrowserStage.situations(of: name, .standard) { stage, situation in
      @MainActor func look() -> [UIEdgeInsets] {
        [
          stage.scrollView.contentInset, stage.scrollView.adjustedContentInset,
          stage.webView.safeAreaInsets, stage.scrollView.verticalScrollIndicatorInsets,
          UIEdgeInsets(
            top: stage.scrollView.contentOffset.y.thousandths,
            left: stage.scrollView.contentOffset.x.thousandths,
            bottom: 0, right: 0),
        ]
      }
      let before = look()
      stage.show(situation.isCover ? .auto : .cover)
      #expect(
        stage.scrollView.contentOffset.y.thousandths == (-stage.safeArea.top).thousandths,
        "\(situation)")
      stage.show(situation.isCover ? .cover : .auto)
      #expect(look() == before, "\(situation)")
    }
  }

  @Test("the keyboard of the address field does not affect the page", arguments: devices)
  func addressFieldKeyboardDoesNotAffectThePage(name: String) throws {
    try BrowserStage.situations(of: name, .standard) { stage, situation in
      guard !situation.areBarsHidden else { return }
      let before = stage.scrollView.adjustedContentInset
      let environment = stage.webView.modelledPage
      stage.scrollView.contentOffset.y = 1000
      stage.browser.addressField.becomeFirstResponder()
      stage.simulator.layOut()
      #expect(stage.simulator.keyboardFrame != nil)
      #expect(stage.scrollView.adjustedContentInset == before, "\(situation)")
      #expect(stage.webView.modelledPage == environment, "\(situation)")
      #expect(stage.scrollView.contentOffset.y == 1000, "\(situation)")
      stage.simulator.hideKeyboard()
      #expect(stage.scrollView.contentOffset.y == 1000, "\(situation)")
    }
  }
}
