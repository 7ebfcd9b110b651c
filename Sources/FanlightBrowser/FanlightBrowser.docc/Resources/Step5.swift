import FanlightBrowser
import Foundation
import UIKit

class HomeBrowser: BrowserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "house"),
      primaryAction: UIAction { [weak self] _ in
        if let url = URL(string: "https://www.swift.org/") { self?.load(url) }
      })
    home.accessibilityLabel = "Home"
    toolbarItems?.insert(contentsOf: [home, .flexibleSpace()], at: 0)
  }
}
