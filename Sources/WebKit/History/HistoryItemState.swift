import Foundation

/// How a page of the list was seen last: what brings it back as it was (W277).
struct HistoryItemState: Codable, Equatable {
  /// Where it was scrolled to, in CSS pixels of the document.
  var scroll: CGPoint = .zero
  /// The scale that fingers or the app had given it; `nil` for the one that it begins with.
  var scale: CGFloat?
  /// What stood in the fields of its forms, in the engine's own words; `nil` for what came with it.
  var fields: String?
}
