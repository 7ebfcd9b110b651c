import UIKit

class OrientationScreen: UIViewController {
  var isPortrait: Bool { UIApplication.shared.statusBarOrientation.isPortrait }

  func leave(for url: URL) {
    UIApplication.shared.openURL(url)
  }
}
