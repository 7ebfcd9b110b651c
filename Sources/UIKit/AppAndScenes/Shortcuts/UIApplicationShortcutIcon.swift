public import Foundation

/// An icon of a Home Screen quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Constants that specify the system's icons.
  public enum IconType: Int, Sendable {
    /// The icon for the idea "compose".
    case compose = 0
    /// The icon for the idea "play".
    case play = 1
    /// The icon for the idea "pause".
    case pause = 2
    /// The icon for the idea "add".
    case add = 3
    /// The icon for the idea "location".
    case location = 4
    /// The icon for the idea "search".
    case search = 5
    /// The icon for the idea "share".
    case share = 6
    /// The icon for the idea "prohibit".
    case prohibit = 7
    /// The icon for the idea "contact".
    case contact = 8
    /// The icon for the idea "home".
    case home = 9
    /// The icon for the idea "mark location".
    case markLocation = 10
    /// The icon for the idea "favorite".
    case favorite = 11
    /// The icon for the idea "love".
    case love = 12
    /// The icon for the idea "cloud".
    case cloud = 13
    /// The icon for the idea "invitation".
    case invitation = 14
    /// The icon for the idea "confirmation".
    case confirmation = 15
    /// The icon for the idea "mail".
    case mail = 16
    /// The icon for the idea "message".
    case message = 17
    /// The icon for the idea "date".
    case date = 18
    /// The icon for the idea "time".
    case time = 19
    /// The icon for the idea "capture photo".
    case capturePhoto = 20
    /// The icon for the idea "capture video".
    case captureVideo = 21
    /// The icon for the idea "task".
    case task = 22
    /// The icon for the idea "task completed".
    case taskCompleted = 23
    /// The icon for the idea "alarm".
    case alarm = 24
    /// The icon for the idea "bookmark".
    case bookmark = 25
    /// The icon for the idea "shuffle".
    case shuffle = 26
    /// The icon for the idea "audio".
    case audio = 27
    /// The icon for the idea "update".
    case update = 28
  }

  /// The source of the image, which equal icons have in common.
  private let source: String

  /// Creates one of the system's icons.
  public init(type: IconType) {
    source = "type \(type.rawValue)"
    super.init()
  }

  /// Creates an icon from an image of the app.
  public init(templateImageName: String) {
    source = "image \(templateImageName)"
    super.init()
  }

  /// Creates an icon from a system symbol.
  public init(systemImageName: String) {
    source = "symbol \(systemImageName)"
    super.init()
  }

  /// Returns a Boolean value that indicates whether another object is the same icon.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  /// A hash value of the icon's source.
  nonisolated open override var hash: Int { source.hashValue }
}
