/// The reference of a view to its superview, which retains the view and clears the reference when it
/// is deallocated.
///
/// The path from a view to the root is followed in every step of layout, and retaining each view on
/// it took longer than the work there. So ``with(_:)`` passes the view without retaining it.
struct ViewLink {
  private var link: Unmanaged<UIView>?

  init() {}

  init(_ view: UIView) {
    unsafe link = Unmanaged.passUnretained(view)
  }

  /// The view.
  var view: UIView? { unsafe link?.takeUnretainedValue() }

  /// Whether there is no view.
  @inline(__always) var isEmpty: Bool { unsafe link == nil }

  /// Returns whether the link refers to a view.
  @inline(__always)
  func names(_ view: UIView) -> Bool {
    unsafe link?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Returns whether both links refer to the same view.
  @inline(__always)
  func isSame(as other: ViewLink) -> Bool { unsafe link?.toOpaque() == other.link?.toOpaque() }

  /// Passes the view to `body`, which must not let it be deallocated.
  @inline(__always)
  func with<Result>(_ body: (UIView) -> Result) -> Result? {
    guard let link = unsafe link else { return nil }
    return unsafe link._withUnsafeGuaranteedRef(body)
  }
}

extension Array where Element: AnyObject {
  /// Passes each object to `body`, as long as the caller retains the array.
  @inline(__always)
  func passEachUnretained(to body: (Element) -> Void) {
    for index in indices {
      unsafe Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
    }
  }
}
