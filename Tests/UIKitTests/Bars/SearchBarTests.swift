import Foundation
import Testing

@testable import UIKit

@Suite("UISearchBar and UISearchController · place and life")
@MainActor
struct SearchBarTests {
  private func shown(
    _ screen: Screens, _ system: Int, _ configure: (UINavigationItem) -> Void = { _ in }
  ) -> (UINavigationController, UIScrollView, UISearchController, UIWindow) {
    let scene = bootTestScene(screen.device(system))
    let child = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3000)
    child.view = scroll
    let search = UISearchController(searchResultsController: UIViewController())
    child.navigationItem.searchController = search
    configure(child.navigationItem)
    let navigation = UINavigationController(rootViewController: child)
    let window = show(navigation, in: scene)
    return (navigation, scroll, search, window)
  }

  @Test(
    "S3.32, 3.2 a search bar adds 52, 60 on iOS 26, and nothing in the row of a tablet's bar",
    arguments: [
      (Screens.iPhoneX, 12, 140.0), (.iPhoneX, 18, 140), (.iPhone8, 26, 134), (.iPad9, 15, 122),
      (.iPad9, 18, 70),
    ] as [(Screens, Int, CGFloat)])
  func aSearchBarAddsItsHeight(screen: Screens, system: Int, top: CGFloat) {
    let (navigation, scroll, _, _) = shown(screen, system)
    #expect(navigation.navigationBar.frame.maxY == top)
    #expect(scroll.adjustedContentInset.top == top && scroll.contentOffset.y == -top)
  }

  @Test("a search bar is scrolled away before the large title, or stays")
  func searchBarScrollsAwayFirst() {
    let (navigation, scroll, _, window) = shown(.iPhoneX, 18)
    navigation.navigationBar.prefersLargeTitles = true
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == 192)
    scroll.contentOffset.y = -192 + 60
    window.layOut()
    #expect(navigation.navigationBar.zones.search == 0)
    #expect(navigation.navigationBar.zones.largeTitle == 44)

    let (other, content, _, otherWindow) = shown(.iPhoneX, 18) {
      $0.hidesSearchBarWhenScrolling = false
    }
    content.contentOffset.y = 500
    otherWindow.layOut()
    #expect(other.navigationBar.frame.maxY == 140)
  }

  @Test("a search bar in a navigation bar leaves the layout settled", arguments: [18, 26])
  func aSearchBarLeavesTheLayoutSettled(system: Int) {
    var reports: [String] = []
    let old = Runtime.report
    Runtime.report = { reports.append($0) }
    defer { Runtime.report = old }
    let (_, _, search, window) = shown(.iPhone14Pro, system)
    search.isActive = true
    window.layOut()
    search.searchBar.showsScopeBar = true
    window.layOut()
    #expect(reports.isEmpty)
  }

  @Test("placements: stacked below the row also on tablets, inline in it from iOS 16 on")
  func searchBarPlacements() {
    let (stacked, _, _, _) = shown(.iPad9, 18) { $0.preferredSearchBarPlacement = .stacked }
    #expect(stacked.navigationBar.frame.maxY == 122)
    let (inline, _, _, _) = shown(.iPhoneX, 18) { $0.preferredSearchBarPlacement = .inline }
    #expect(inline.navigationBar.frame.maxY == 88)
  }

  @Test("S3.49 a search bar in the row is beside the items", arguments: [18, 26])
  func inlineSearchBar(system: Int) throws {
    let (navigation, _, search, window) = shown(.iPad9, system) {
      $0.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: nil)
    }
    window.layOut()
    let bar = navigation.navigationBar
    let field = search.searchBar.convert(search.searchBar.searchTextField.frame, to: bar)
    #expect(field.maxX > bar.bounds.width - 40)
    let point = CGPoint(x: field.minX - 30, y: field.midY)
    let item = try #require(bar.hitTest(point, with: nil))
    #expect(!item.isDescendant(of: search.searchBar) && item is UIControl)
  }

  @Test("a search begins and ends with the user, tells the delegate and asks for results")
  func searchBeginsAndEnds() {
    final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
      var calls: [String] = []

      func willPresentSearchController(_ searchController: UISearchController) {
        calls.append("willPresent")
      }

      func didPresentSearchController(_ searchController: UISearchController) {
        calls.append("didPresent")
      }

      func willDismissSearchController(_ searchController: UISearchController) {
        calls.append("willDismiss")
      }

      func didDismissSearchController(_ searchController: UISearchController) {
        calls.append("didDismiss")
      }

      func updateSearchResults(for searchController: UISearchController) {
        calls.append("update \(searchController.searchBar.text ?? "")")
      }
    }
    let listener = Listener()
    let (navigation, _, search, window) = shown(.iPhoneX, 18)
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.userTypes("a")
    window.layOut()
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(listener.calls == ["willPresent", "update ", "didPresent", "update a"])
    #expect(search.searchResultsController?.viewIfLoaded?.window === window)
    #expect(navigation.navigationBar.zones.row == 0)

    listener.calls = []
    search.searchBar.userCancels()
    window.layOut()
    #expect(listener.calls == ["willDismiss", "update ", "didDismiss"])
    #expect(search.searchResultsController?.viewIfLoaded?.window == nil)
    #expect(navigation.navigationBar.frame.maxY == 140 && search.searchBar.text == "")
  }

  private func dimming(_ scroll: UIScrollView) -> UIView? {
    scroll.superview?.subviews.first { $0 is DimmingView }
  }

  @Test("a search without results dims the content below, and a tap there ends the search")
  func searchWithoutResultsDimsContent() throws {
    let (_, scroll, search, window) = shown(.iPhoneX, 18)
    #expect(search.obscuresBackgroundDuringPresentation)
    search.isActive = true
    window.layOut()
    #expect(dimming(scroll)?.frame == scroll.frame)
    search.searchBar.userTypes("a")
    window.layOut()
    #expect(dimming(scroll) == nil)

    search.searchBar.userCancels()
    search.isActive = true
    window.layOut()
    window.windowScene?.touchScreen.tap(at: CGPoint(x: 180, y: 600))
    window.layOut()
    #expect(!search.isActive && dimming(scroll) == nil)

    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    #expect(dimming(scroll) == nil)
  }

  @Test("showsSearchResultsController shows results before there is a text")
  func showsSearchResultsController() {
    let (_, _, search, window) = shown(.iPhoneX, 18)
    search.showsSearchResultsController = true
    #expect(search.searchResultsController?.viewIfLoaded?.window == nil)
    search.isActive = true
    #expect(search.searchResultsController?.viewIfLoaded?.window === window)
    search.showsSearchResultsController = false
    #expect(search.searchResultsController?.viewIfLoaded?.window == nil)
  }

  /// A delegate that logs the calls of a search bar.
  private final class Listener: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var refuses = false

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !refuses }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
  }

  private func bar(_ system: Int) -> (UISearchBar, Listener, UIWindow) {
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
    controller.view.addSubview(bar)
    let window = show(controller, in: bootTestScene(Screens.iPhone8.device(system)))
    let listener = Listener()
    bar.delegate = listener
    return (bar, listener, window)
  }

  @Test("a bar's field takes keys; the delegate is called for each edit and for the search key")
  func searchFieldAcceptsKeys() {
    let (bar, listener, window) = bar(18)
    window.windowScene?.touchScreen.tap(at: CGPoint(x: 180, y: 128))
    #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
    #expect(window.windowScene?.keyboard.isShown == true)
    bar.searchTextField.insertText("a")
    listener.refuses = true
    bar.searchTextField.insertText("b")
    listener.refuses = false
    bar.searchTextField.insertText("\n")
    bar.userCancels()
    #expect(bar.isFirstResponder && bar.text == "a")
    bar.resignFirstResponder()
    #expect(listener.calls == ["begin", "text a", "search", "cancel", "end"])
    // Text that the app sets is not reported.
    bar.text = "x"
    #expect(listener.calls.count == 5)
  }

  @Test("the clear button clears the text and calls the delegate")
  func clearButtonCallsTheDelegate() {
    let (bar, listener, window) = bar(18)
    bar.text = "abc"
    window.layOut()
    let field = bar.searchTextField
    let place = field.convert(field.clearButtonRect(forBounds: field.bounds), to: window)
    window.windowScene?.touchScreen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(bar.text == "" && listener.calls == ["text "])
  }

  @Test("the scope bar has its own row while shown, and reports the selected scope")
  func scopeBarHasItsOwnRow() {
    let (bar, listener, window) = bar(18)
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.intrinsicContentSize.height == 56 && bar.selectedScopeButtonIndex == 0)
    bar.showsScopeBar = true
    bar.sizeToFit()
    window.layOut()
    #expect(bar.bounds.height == 100)
    window.windowScene?.touchScreen.tap(at: CGPoint(x: 280, y: 178))
    #expect(bar.selectedScopeButtonIndex == 1 && listener.calls == ["scope 1"])
  }

  @Test("a search field is 8 from the sides, its text at 34, and ends before the cancel button")
  func searchFieldLayout() {
    let (bar, _, window) = bar(18)
    bar.text = "abc"
    bar.showsCancelButton = true
    window.layOut()
    let field = bar.searchTextField
    #expect(field.frame.minX == 8 && field.frame.maxX < 375 - 8 - 40)
    let text = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 36))
    #expect(text == CGRect(x: 34, y: 0, width: 300 - 34 - 29, height: 36))
    #expect(bar.keyboardType == .default && bar.returnKeyType == .search)
    // UISearchController's search bar has a placeholder, a separate one has not.
    #expect(bar.placeholder == nil)
    #expect(
      UISearchController(searchResultsController: nil).searchBar.placeholder == "Search")
  }

  @Test("a search bar outside of a navigation bar is 56 high, 44 until iOS 10 and on iOS 26")
  func searchBarHeightByRelease() {
    for (system, height) in [(10, 44), (12, 56), (18, 56), (26, 44)] as [(Int, CGFloat)] {
      _ = bootTestScene(Screens.iPhone8.device(system))
      #expect(UISearchBar().intrinsicContentSize.height == height)
    }
    let layout = SearchBarLayout(
      system: SystemVersion(major: 18), size: CGSize(width: 375, height: 56), insets: .zero,
      cancelWidth: 0)
    #expect(layout.field == CGRect(x: 8, y: 10, width: 359, height: 36))
  }
}
