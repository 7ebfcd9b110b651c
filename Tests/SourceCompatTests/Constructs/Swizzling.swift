import UIKit

func swizzle() { _ = class_getInstanceMethod(UIView.self, "layoutSubviews") }
