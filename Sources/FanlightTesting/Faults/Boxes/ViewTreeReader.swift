import AuditRules
import ScreenObstructions
import UIKit

/// Reads the app's views on a screen.
@MainActor
final class ViewTreeReader {
  /// The tree.
  private(set) var tree: ViewTree
  /// The views of the boxes, in the same order.
  private(set) var views: [UIView] = []
  /// The app's bars on the screen.
  private(set) var bars: [UIView] = []
  /// The indices of views, by identity.
  private var places: [ObjectIdentifier: Int] = [:]
  private let window: UIWindow
  /// Whether animations run, so that a transform may be temporary.
  private let hasAnimations: Bool

  /// Reads the descendants of a view.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - window: Its window, which fills the screen.
  ///   - hasAnimations: Whether animations run.
  init(_ root: UIView, in window: UIWindow, hasAnimations: Bool = false) {
    self.window = window
    self.hasAnimations = hasAnimations
    tree = ViewTree(
      boxes: [], bounds: Rect(window.bounds), scale: window.screen.scale,
      hasAccessibilityTextSize: window.traitCollection.preferredContentSizeCategory
        .isAccessibilityCategory)
    read(root, Context())
  }

  /// Returns the index of a view, or of its nearest ancestor in the tree.
  func viewIndex(of view: UIView?) -> Int? {
    var current = view
    while let view = current {
      if let place = places[ObjectIdentifier(view)] { return place }
      current = view.superview
    }
    return nil
  }

  /// Returns the index of the frontmost view that a touch at a point of the screen reaches.
  func hit(_ point: Point) -> Int? {
    viewIndex(of: window.hitTest(CGPoint(x: point.x, y: point.y), with: nil))
  }

  /// The properties that a view inherits from its ancestors.
  private struct Context {
    var parent: Int?
    var opacity: Double = 1
    var isTransformed = false
    var isAnimating = false
    var keepsDirection = false
    /// Whether the superview is a system view.
    var isInSystemView = false
  }

  private func read(_ view: UIView, _ context: Context) {
    guard !view.isHidden, !AppViews.isOfSystemController(view) else { return }
    var context = context
    context.opacity *= view.alpha
    guard context.opacity > 0.01 else { return }
    if view is UINavigationBar || view is UITabBar || view is UIToolbar {
      bars.append(view)
      return
    }
    context.isTransformed = context.isTransformed || !view.transform.isTranslation
    context.isAnimating = context.isTransformed && hasAnimations
    context.keepsDirection = context.keepsDirection || view.keepsDirection
    context.isInSystemView =
      Exemption.systemViews.isOn
      && (AppViews.isSystemMade(view) || context.isInSystemView && !AppViews.isContentRoot(view))
    if context.isInSystemView, !(view is UIScrollView) {
      for subview in view.subviews { read(subview, context) }
      return
    }
    let index = views.count
    views.append(view)
    places[ObjectIdentifier(view)] = index
    tree.boxes.append(box(of: view, at: index, context))
    guard !(AppViews.hasSystemInside(view) && Exemption.systemViews.isOn) else { return }
    context.parent = index
    for subview in AppViews.subviews(of: view) { read(subview, context) }
  }

  private func box(of view: UIView, at index: Int, _ context: Context) -> ViewBox {
    var box = ViewBox(
      index: index, parent: context.parent, kind: Self.kind(of: view),
      rect: Rect(view.convert(view.bounds, to: window)))
    box.clips = view.clipsToBounds
    box.takesTouches = view.isUserInteractionEnabled
    if let control = view as? UIControl { box.isEnabled = control.isEnabled }
    box.isOpaque = view.hidesWhatIsBehind && context.opacity > 0.99
    box.isTransformed = context.isTransformed
    box.isAnimating = context.isAnimating
    box.opacity = context.opacity
    box.keepsDirection = context.keepsDirection
    box.hasManualFrame = view.hasManualFrame
    if !context.isTransformed || !Exemption.transforms.isOn { box.frame = Rect(view.frame) }
    box.isEditable = view is UITextField || (view as? UITextView)?.isEditable == true
    if let scrollView = view as? UIScrollView { box.scroll = ScrollMeasure(scrollView) }
    if let label = view as? UILabel { read(label, into: &box) }
    if let label = (view as? UIButton)?.titleLabel, !label.isHidden {
      read(label, into: &box)
      box.text?.isTitle = true
    }
    if let field = view as? UITextField, let font = field.font {
      box.text = TextMeasure(field, in: box.rect, fontSize: font.pointSize)
    }
    if let textView = view as? UITextView { read(textView, into: &box) }
    return box
  }

  private func read(_ label: UILabel, into box: inout ViewBox) {
    guard label.text?.isEmpty == false, label.bounds.width > 0 else { return }
    box.text = TextMeasure(label)
    let text = label.textRect(
      forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let spacing = max(0, label.font.lineHeight - 0.72 * label.font.pointSize) / 2
    let ink = text.insetBy(dx: 0, dy: min(spacing, text.height / 2))
    box.ink = Rect(label.convert(ink, to: window))
  }

  private func read(_ textView: UITextView, into box: inout ViewBox) {
    guard textView.text?.isEmpty == false, let font = textView.font else { return }
    box.text = TextMeasure(textView, fontSize: font.pointSize)
    // The user can scroll all of the text into view.
    guard !textView.isEditable, !textView.isScrollEnabled else { return }
    let ink = textView.bounds.inset(by: textView.textContainerInset)
    box.ink = Rect(textView.convert(ink, to: window))
  }

  private static func kind(of view: UIView) -> ViewBox.Kind {
    switch view {
    case is UIControl: .control
    case let textView as UITextView:
      textView.isEditable ? .control : textView.isScrollEnabled ? .container : .text
    case is UISearchBar: .control
    case is UILabel: .text
    default: .container
    }
  }
}

extension CGRect {
  /// Creates a rectangle from one of the rules.
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
