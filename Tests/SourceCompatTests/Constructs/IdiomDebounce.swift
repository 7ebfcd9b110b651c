import UIKit

final class SearchScreen: UIViewController {
  private var query = ""

  func queryChanged(_ text: String) {
    query = text
    let search = Selector("search", SearchScreen.search)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: search, object: nil)
    perform(search, with: nil, afterDelay: 0.3)
  }

  private func search() { title = query }
}
