import Simulator
public import UIKit

extension Shown {
  /// Returns the view with an accessibility identifier.
  ///
  /// - Returns: `nil` if none or several have it, which is recorded as a failure.
  public func view(
    identified identifier: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> UIView? {
    let found = views(of: UIView.self).filter { $0.accessibilityIdentifier == identifier }
    hasToldMissingView = found.count != 1
    if found.count == 1 { return found[0] }
    let known = Set(views(of: UIView.self).compactMap(\.accessibilityIdentifier)).sorted()
    let message =
      found.isEmpty
      ? "no view is identified \"\(identifier)\"; there are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
      : "\(found.count) views are identified \"\(identifier)\""
    Sink.fail("\(message) (on \(screen.name))", at: .init(fileID, filePath, line, column))
    return nil
  }

  /// Returns the app's views of a class in depth-first order, back to front.
  public func views<View: UIView>(of type: View.Type) -> [View] {
    simulator.scene.windows.filter { !$0.isHidden }.flatMap { Self.views(of: type, in: $0) }
  }

  private static func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(of: type, in: $0) }
  }
}
