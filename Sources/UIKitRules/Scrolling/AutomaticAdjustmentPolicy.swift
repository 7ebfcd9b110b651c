/// The rule that determines when `.automatic` adjusts for top and bottom although the content fits
/// (S4.8, Q1).
///
/// S4.8: Top and bottom of a scroll view in the content of a controller that a navigation or tab
/// bar controller shows are absorbed even if it cannot scroll, while the controller's
/// `automaticallyAdjustsScrollViewInsets` is true.
package struct AutomaticAdjustmentPolicy: Sendable {
  /// The facts on which the rule depends.
  package struct Facts: Sendable, Equatable {
    /// Whether the view's controller is a child of a navigation or tab bar controller.
    package var isInBarContainer: Bool
    /// Whether it is the scroll view that the controller's bars observe (S3.18).
    package var isContentScrollView: Bool
    /// The controller's `automaticallyAdjustsScrollViewInsets`.
    package var isAllowedByController: Bool
    /// Whether it scrolls horizontally.
    package var scrollsHorizontally: Bool
    /// Whether it scrolls vertically.
    package var scrollsVertically: Bool

    /// Collects the facts.
    package init(
      isInBarContainer: Bool, isContentScrollView: Bool, isAllowedByController: Bool,
      scrollsHorizontally: Bool = false, scrollsVertically: Bool = false
    ) {
      self.isInBarContainer = isInBarContainer
      self.isContentScrollView = isContentScrollView
      self.isAllowedByController = isAllowedByController
      self.scrollsHorizontally = scrollsHorizontally
      self.scrollsVertically = scrollsVertically
    }
  }

  /// Returns whether top and bottom are adjusted.
  package let holds: @Sendable (Facts) -> Bool

  /// Apple's documented rule, for the content scroll view only, which is implemented (Q1).
  package static let documented: AutomaticAdjustmentPolicy = .init { facts in
    facts.isInBarContainer && facts.isContentScrollView && facts.isAllowedByController
  }

  /// The narrower rule that others observed: only a view that scrolls horizontally and not
  /// vertically (Q1).
  package static let observed: AutomaticAdjustmentPolicy = .init { facts in
    documented.holds(facts) && facts.scrollsHorizontally && !facts.scrollsVertically
  }
}
