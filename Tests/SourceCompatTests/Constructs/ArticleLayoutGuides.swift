// swift-format-ignore-file
// The article's code, as its readers have it.

import UIKit

class BannerScreen: UIViewController {
  let topBanner = UIView()
  let bottomBanner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for banner in [topBanner, bottomBanner] {
      banner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(banner)
    }
    if #available(iOS 11.0, *) {
      topBanner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      bottomBanner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    } else {
      topBanner.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
      bottomBanner.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
    }
  }
}
