public import Foundation

/// A container in which appearances can be customized: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
