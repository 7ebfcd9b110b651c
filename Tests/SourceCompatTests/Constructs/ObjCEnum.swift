import UIKit

@objc enum TabKind: Int {
  case home, search
}
