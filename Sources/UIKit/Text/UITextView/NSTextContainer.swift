public import Foundation

/// The space that a text view lays its text out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}

  /// What is kept free at the beginning and end of lines, in points; 5 at first.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { onChange() }
  }

  /// The largest number of lines; 0 sets no limit.
  open var maximumNumberOfLines: Int = 0 {
    didSet { onChange() }
  }

  /// What happens to text that is wider than its room.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { onChange() }
  }

  /// Creates a room without limits.
  public override init() {
    super.init()
  }
}
