import UIKit

@MainActor func make(_ type: UIViewController.Type) -> UIViewController { type.init() }
