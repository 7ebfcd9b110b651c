public import Foundation

/// What the user is doing, so that it can be continued later or in another place.
///
/// On iOS the class is Foundation's, which has none on Linux. Nothing here hands an activity to another device
/// or to search: a test hands one to the app (S17.8).
open class NSUserActivity: NSObject, @unchecked Sendable {
  private let storedType: String
  /// The type of the activity, in reverse domain names.
  open var activityType: String { storedType }

  /// The title of the activity.
  open var title: String?

  /// What is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of ``userInfo`` that are needed.
  open var requiredUserInfoKeys: Set<String>?

  /// A Boolean value that determines whether the delegate saves the state before the activity is handed over.
  open var needsSave: Bool = false

  /// The page of the activity: the universal link if the type is `NSUserActivityTypeBrowsingWeb`.
  open var webpageURL: URL?

  /// The URL that referred to the page.
  open var referrerURL: URL?

  /// The date from which on the activity is of no use.
  open var expirationDate: Date?

  /// The words with which the activity is found.
  open var keywords: Set<String> = []

  /// A Boolean value that determines whether the activity may be continued on another device.
  open var isEligibleForHandoff: Bool = true

  /// A Boolean value that determines whether the activity may be found by search.
  open var isEligibleForSearch: Bool = false

  /// A Boolean value that determines whether others may find the activity.
  open var isEligibleForPublicIndexing: Bool = false

  /// A Boolean value that determines whether the system may suggest the activity.
  open var isEligibleForPrediction: Bool = false

  /// A string that identifies the activity between launches.
  open var persistentIdentifier: String?

  /// A string that identifies the content, by which a scene is chosen.
  open var targetContentIdentifier: String?

  /// Creates an activity of a type.
  public init(activityType: String) {
    storedType = activityType
    super.init()
  }

  /// Adds entries to what is needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity the one that the user is doing.
  open func becomeCurrent() { CurrentActivity.activity = self }

  /// Says that the user is doing the activity no more.
  open func resignCurrent() {
    if CurrentActivity.activity === self { CurrentActivity.activity = nil }
  }

  /// Ends the activity: it is current no more.
  open func invalidate() { resignCurrent() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that is a visit of a page, such as a universal link.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"
