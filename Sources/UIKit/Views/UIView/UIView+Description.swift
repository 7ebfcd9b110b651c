import Foundation

extension UIView {
  /// The class with the frame, which can be read only on the main thread; a log on another thread
  /// omits it.
  nonisolated var viewDescription: String {
    guard Thread.isMainThread else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(type(of: self)): frame = \(NSCoder.string(for: frame))>"
    }
  }
}
