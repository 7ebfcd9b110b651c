public import Foundation

extension UIApplication {
  /// The keys of the options with which a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the app that opened the URL.
    public static let sourceApplication: OpenURLOptionsKey = .init(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A property list from the app that opened the URL.
    public static let annotation: OpenURLOptionsKey = .init(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean number that indicates whether the app can use the file in place, without a copy.
    public static let openInPlace: OpenURLOptionsKey = .init(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The types of app extensions that an app can reject.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The extension point of custom keyboards.
    public static let keyboard: ExtensionPointIdentifier = .init(
      rawValue: "com.apple.keyboard-service")
  }

  /// The URL string that opens the app's settings.
  public nonisolated static let openSettingsURLString: String = "app-settings:"

  /// The URL string that opens the app's notification settings.
  public nonisolated static let openNotificationSettingsURLString: String =
    "app-settings:notifications"

  /// The minimum background fetch interval of the system.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// The background fetch interval that disables fetches.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
}

extension UIApplication.LaunchOptionsKey {
  /// The URL that the app was launched to open.
  public static let url: Self = .init(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The bundle identifier of the app that requested the launch.
  public static let sourceApplication: Self = .init(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The remote notification that the app was launched for.
  public static let remoteNotification: Self = .init(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The local notification that the app was launched for.
  public static let localNotification: Self = .init(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A property list from the app that requested the launch.
  public static let annotation: Self = .init(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// A number that indicates that the app was launched for a location event.
  public static let location: Self = .init(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The Home Screen quick action that the app was launched for.
  public static let shortcutItem: Self = .init(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// A dictionary about the user activity that the app was launched to continue.
  public static let userActivityDictionary: Self = .init(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of the user activity that the app was launched to continue.
  public static let userActivityType: Self = .init(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}
