import UIKit

@MainActor func flatten(_ layer: CALayer) { _ = layer.transform }
