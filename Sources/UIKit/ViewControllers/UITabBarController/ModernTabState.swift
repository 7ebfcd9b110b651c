import Foundation

/// What a tab bar controller of iOS 26 has besides tabs.
@MainActor
struct ModernTabState {
  var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
  var minimizing = TabBarMinimizing()
  var accessory: UITabAccessory?
  var accessoryView: TabAccessoryView?
  var contentGuide: UILayoutGuide?
}
