import UIKit

let hiddenName = "hidden"

@MainActor func isHidden(_ view: UIView) -> Bool { view[keyPath: \UIView.isHidden] }
