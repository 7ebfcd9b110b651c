// A file that imports UIKit also sees these frameworks, as with Apple's umbrella header, and the
// value types of the rules below UIKit.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UIKitRules

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
