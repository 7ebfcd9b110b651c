// A file that imports UIKit sees these frameworks too, as with Apple's umbrella header, and the
// values that the rules below UIKit speak.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UIKitRules

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
