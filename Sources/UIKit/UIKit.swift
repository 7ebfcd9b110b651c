// A file that imports UIKit sees these frameworks too, as with Apple's umbrella header.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
