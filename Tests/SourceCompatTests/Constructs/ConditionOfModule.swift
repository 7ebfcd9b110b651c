#if canImport(UIKit)
  import UIKit
  typealias PlatformView = UIView
#elseif canImport(AppKit)
  import AppKit
  typealias PlatformView = NSView
#endif

#if swift(>=5.0) && !targetEnvironment(simulator) && (arch(x86_64) || arch(arm64))
  class ConditionedView: PlatformView {}
#endif
