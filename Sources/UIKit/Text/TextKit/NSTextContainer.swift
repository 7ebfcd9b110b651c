public import Foundation

/// The region in which a text view, or a layout manager, lays out its text.
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}
  weak var storedManager: NSLayoutManager?
  /// The width of the view's text, where the container is a text view's and no size was set.
  var trackedSize: () -> CGSize? = { nil }
  private var ownSize = CGSize.zero

  /// The size of the region, in points; 0 or less is no limit.
  ///
  /// That of a text view follows its bounds (S19.14).
  open var size: CGSize {
    get { trackedSize() ?? ownSize }
    set {
      ownSize = newValue
      didChange()
    }
  }

  /// The padding at the beginning and end of lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { didChange() }
  }

  /// The maximum number of lines; 0 sets no limit.
  open var maximumNumberOfLines: Int = 0 {
    didSet { didChange() }
  }

  /// The line break mode of the text in the container.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { didChange() }
  }

  /// The layout manager of the container; `nil` until it is added to one.
  open var layoutManager: NSLayoutManager? { storedManager }

  /// Creates a text container without limits.
  public override init() {
    super.init()
  }

  /// Creates a text container of a size, in points.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  private func didChange() {
    storedManager?.invalidate()
    onChange()
  }
}
