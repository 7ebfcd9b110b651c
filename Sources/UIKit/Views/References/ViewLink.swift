/// How a view names the view around it, which keeps it alive and takes the link away when it ends.
///
/// The way from a view to the root is walked in every step of layout, and a count for each view on it
/// cost more than what was looked at there. So ``with(_:)`` lends the view without counting.
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

  /// Whether the link names a view.
  @inline(__always)
  func names(_ view: UIView) -> Bool {
    unsafe link?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Whether both links name the same view.
  @inline(__always)
  func isSame(as other: ViewLink) -> Bool { unsafe link?.toOpaque() == other.link?.toOpaque() }

  /// Lends the view to `body`, which must not let it go.
  @inline(__always)
  func with<Result>(_ body: (UIView) -> Result) -> Result? {
    guard let link = unsafe link else { return nil }
    return unsafe link._withUnsafeGuaranteedRef(body)
  }
}

extension Array where Element: AnyObject {
  /// Lends each object to `body`, as long as the caller keeps the array.
  @inline(__always)
  func lendEach(to body: (Element) -> Void) {
    for index in indices {
      unsafe Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
    }
  }
}
