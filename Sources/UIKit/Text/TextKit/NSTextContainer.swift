public import Foundation

/// The region in which a layout manager lays out text.
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}
  weak var storedManager: NSLayoutManager?
  /// Returns the size that follows from the bounds of a text view; `nil` for other containers, and once a
  /// size was set.
  var trackedSize: () -> CGSize? = { nil }
  private var ownSize = CGSize.zero

  /// The size of the region, in points; 0 or less for no limit.
  ///
  /// The size of a text view's container follows the view's bounds (S19.14).
  open var size: CGSize {
    get { trackedSize() ?? ownSize }
    set {
      ownSize = newValue
      didChange()
    }
  }

  /// The padding at the start and end of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { didChange() }
  }

  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines: Int = 0 {
    didSet { didChange() }
  }

  /// The line break mode of the last line.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { didChange() }
  }

  /// The layout manager; `nil` until the container is added to one.
  open var layoutManager: NSLayoutManager? { storedManager }

  /// Creates a text container of unlimited size.
  public override init() {
    super.init()
  }

  /// Creates a text container with a size, in points.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  private func didChange() {
    storedManager?.invalidate()
    onChange()
  }
}
