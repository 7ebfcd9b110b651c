public import Foundation

/// The region in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}

  /// The padding at the beginning and end of lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { onChange() }
  }

  /// The largest number of lines; 0 sets no limit.
  open var maximumNumberOfLines: Int = 0 {
    didSet { onChange() }
  }

  /// The line break mode of the text in the container.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { onChange() }
  }

  /// Creates a text container without limits.
  public override init() {
    super.init()
  }
}
