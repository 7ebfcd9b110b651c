import UIKit

class EndingScreen: UIViewController {
  deinit { print("gone", title ?? "") }
}
