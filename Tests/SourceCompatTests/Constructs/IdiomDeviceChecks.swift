import UIKit

enum Layout {
  @MainActor static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  @MainActor static var scale: CGFloat { UIScreen.main.scale }
  @MainActor static var isLandscape: Bool {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height
  }
  @MainActor static var hairline: CGFloat { 1 / scale }
}
