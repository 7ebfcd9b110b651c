import UIKit

@MainActor func initialScreen() -> UIViewController? {
  UIStoryboard(name: "Main").instantiateInitialViewController()
}
