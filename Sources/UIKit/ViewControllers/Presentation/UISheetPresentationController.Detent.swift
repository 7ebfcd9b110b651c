public import Foundation

extension UISheetPresentationController {
  /// A height that a sheet rests at.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the full height.
      public static let medium: Identifier = .init("com.apple.UIKit.medium")
      /// The full height.
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

    /// The detent's name.
    open var identifier: Identifier { storedIdentifier }

    /// Returns a detent of about half of the full height; it does not hold in compact height.
    open class func medium() -> Detent { Detent(.medium) }

    /// Returns the detent of the full height.
    open class func large() -> Detent { Detent(.large) }

    /// Returns a detent whose height is asked for, in points, without the safe area at the bottom.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil` makes one up.
    ///   - resolver: Returns the height; `nil` lets the detent not hold.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height, in points; `nil` when the detent does not hold.
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

/// What a detent's height depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the sheet lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
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

/// What is told of a sheet's heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the user lets the sheet rest at another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
