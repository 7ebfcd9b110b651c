import Foundation

extension UIView {
  /// The class with the frame, which only the main thread may ask for; a log on another thread goes
  /// without.
  nonisolated var viewDescription: String {
    guard Thread.isMainThread else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(type(of: self)): frame = \(NSCoder.string(for: frame))>"
    }
  }
}
