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
  func slot(screen: Screens, system: Int, top: CGFloat) {
    let (navigation, scroll, _, _) = shown(screen, system)
    #expect(navigation.navigationBar.frame.maxY == top)
    #expect(scroll.adjustedContentInset.top == top && scroll.contentOffset.y == -top)
  }

  @Test("a search bar is scrolled away before the large title, or stays")
  func scrolling() {
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

  @Test("placements: stacked below the row also on tablets, inline in it from iOS 16 on")
  func placements() {
    let (stacked, _, _, _) = shown(.iPad9, 18) { $0.preferredSearchBarPlacement = .stacked }
    #expect(stacked.navigationBar.frame.maxY == 122)
    let (inline, _, _, _) = shown(.iPhoneX, 18) { $0.preferredSearchBarPlacement = .inline }
    #expect(inline.navigationBar.frame.maxY == 88)
  }

  @Test("a search begins and ends with the user, tells the delegate and asks for results")
  func life() {
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

  @Test("by itself a bar is 56 high, 44 until iOS 10 and on iOS 26; its field is 8 from the sides")
  func height() {
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
