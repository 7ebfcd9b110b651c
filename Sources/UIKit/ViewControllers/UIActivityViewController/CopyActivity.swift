import Foundation

/// Copies text, a URL or an image.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems
  }

  override func perform() {
    for item in items {
      switch item {
      case let url as URL: UIPasteboard.general.url = url
      case let text as String: UIPasteboard.general.string = text
      case let image as UIImage: UIPasteboard.general.image = image
      default: continue
      }
      break
    }
    activityDidFinish(true)
  }
}
