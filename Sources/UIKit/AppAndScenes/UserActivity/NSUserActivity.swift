public import Foundation

/// A user activity, which can be continued later or on another device.
///
/// On Apple systems the class is part of Foundation, which does not have it on Linux. Activities are not
/// handed off or indexed here: a test continues one in the app (S17.8).
open class NSUserActivity: NSObject, @unchecked Sendable {
  private let storedType: String
  /// The type of the activity, in reverse-DNS notation.
  open var activityType: String { storedType }

  /// The title of the activity.
  open var title: String?

  /// The information that is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of ``userInfo`` that have to be stored with the activity.
  open var requiredUserInfoKeys: Set<String>?

  /// A Boolean value that determines whether the delegate has to save the state before the activity is handed
  /// off; `false` by default.
  open var needsSave: Bool = false

  /// The web page of the activity; the universal link if the type is `NSUserActivityTypeBrowsingWeb`.
  open var webpageURL: URL?

  /// The URL of the referring page.
  open var referrerURL: URL?

  /// The date after which the activity expires.
  open var expirationDate: Date?

  /// The keywords that help users find the activity by search.
  open var keywords: Set<String> = []

  /// A Boolean value that determines whether the activity can be handed off to another device; `true` by
  /// default.
  open var isEligibleForHandoff: Bool = true

  /// A Boolean value that determines whether the activity is indexed for search; `false` by default.
  open var isEligibleForSearch: Bool = false

  /// A Boolean value that determines whether all users can find the activity; `false` by default.
  open var isEligibleForPublicIndexing: Bool = false

  /// A Boolean value that determines whether the system can suggest the activity; `false` by default.
  open var isEligibleForPrediction: Bool = false

  /// A string that identifies the activity between launches.
  open var persistentIdentifier: String?

  /// The identifier of the content, by which the system selects a scene.
  open var targetContentIdentifier: String?

  /// Creates an activity of a type.
  public init(activityType: String) {
    storedType = activityType
    super.init()
  }

  /// Adds entries to the user information of the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity the current one.
  open func becomeCurrent() { CurrentActivity.activity = self }

  /// Resigns the activity as the current one.
  open func resignCurrent() {
    if CurrentActivity.activity === self { CurrentActivity.activity = nil }
  }

  /// Invalidates the activity, which is not current anymore.
  open func invalidate() { resignCurrent() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity for browsing the web, such as a universal link.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"
