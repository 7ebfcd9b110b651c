import UIKit

let hiddenKey = #keyPath(UIView.isHidden)
