public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw value of the identifier.
      public let rawValue: String

      /// Creates an identifier with a string.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier with a string.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier of the system's medium detent.
      public static let medium: Identifier = .init("com.apple.UIKit.medium")
      /// The identifier of the system's large detent.
      public static let large: Identifier = .init("com.apple.UIKit.large")
    }

    private let storedIdentifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      storedIdentifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// The identifier of the detent.
    open var identifier: Identifier { storedIdentifier }

    /// Creates a detent of about half the height of a large sheet; inactive in compact height.
    open class func medium() -> Detent { Detent(.medium) }

    /// Creates a detent of the full height of the sheet.
    open class func large() -> Detent { Detent(.large) }

    /// Returns a detent whose height a closure resolves, in points, without the safe area at the
    /// bottom.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; `nil` creates one.
    ///   - resolver: A closure that returns the height; `nil` makes the detent inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height in points, or `nil` when the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      let maximum = context.maximumDetentValue
      return identifier == .large ? maximum : (maximum * 0.56).rounded()
    }

    func resolve(
      maximum: CGFloat, medium: CGFloat, traits: UITraitCollection
    ) -> CGFloat? {
      if resolver == nil { return identifier == .large ? maximum : medium }
      return resolvedValue(
        in: DetentContext(containerTraitCollection: traits, maximumDetentValue: maximum))
    }
  }
}

private final class DetentContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}
