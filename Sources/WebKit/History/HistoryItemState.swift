import Foundation

/// The state of a history item's page when it was last visible, to restore it (W277).
struct HistoryItemState: Codable, Equatable {
  /// The scroll position, in CSS pixels of the document.
  var scroll: CGPoint = .zero
  /// The scale set by the user or the app; `nil` for the page's initial scale.
  var scale: CGFloat?
  /// The values of form fields, encoded by the engine; `nil` for the document's own.
  var fields: String?
}
