import Foundation

/// The state of a tab bar controller of iOS 26 in addition to its tabs.
@MainActor
struct ModernTabState {
  var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
  var minimizing = TabBarMinimizing()
  var accessory: UITabAccessory?
  var accessoryView: TabAccessoryView?
  var contentGuide: UILayoutGuide?
}
