import UIKit

@MainActor func screen(named name: String) -> UIViewController? {
  (NSClassFromString("App.\(name)") as? UIViewController.Type)?.init(coder: NSCoder())
}
