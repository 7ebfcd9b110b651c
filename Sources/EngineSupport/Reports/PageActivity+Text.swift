package import WebEngine

extension PageActivity {
  /// Parses a result of stillness.js; `nil` for no activity.
  package init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    switch parts.first {
    case "timer": self = .timer
    case "animation": self = .animation
    case "font": self = .font
    case "image": self = .image(parts.count > 1 ? String(parts[1]) : "")
    case "change": self = .change
    default: return nil
    }
  }
}
