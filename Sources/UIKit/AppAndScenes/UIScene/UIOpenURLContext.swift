public import Foundation

/// A URL to open, with its options (S17.7).
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  private let storedURL: URL
  private let storedOptions: UIScene.OpenURLOptions

  package init(
    url: URL, sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
  ) {
    storedURL = url
    storedOptions = UIScene.OpenURLOptions(
      source: sourceApplication, note: annotation, isInPlace: openInPlace)
    super.init()
  }

  /// The URL for the app to open.
  open var url: URL { storedURL }

  /// The options with which the URL is opened.
  open var options: UIScene.OpenURLOptions { storedOptions }
}
