import UIKit

@objc(FLNamedView) class NamedView: UIView {}
