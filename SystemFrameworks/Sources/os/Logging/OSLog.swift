public import Foundation

/// A log object that is passed to logging functions to send messages to the logging system.
///
/// Messages are written to standard error, one line each; ``LogMode`` says which. There is no log
/// archive on Linux.
open class OSLog: NSObject, @unchecked Sendable {
  /// A reason for a log object of its own.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The category of points of interest, for signposts that are always recorded.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")

    /// The category of signposts that are recorded while a tool traces them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")

    /// The category of signposts that are recorded with their call stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// The shared default log.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)

  /// The shared disabled log, which no message is written to.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Creates a custom log object.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem, in reverse DNS notation.
  ///   - category: The category within the subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a custom log object of one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Returns a Boolean value that indicates whether messages of a level are written.
  open func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogMode.current.writes(type)
  }

  /// A Boolean value that indicates whether signposts are written, which they are at the debug level.
  open var signpostsEnabled: Bool { isEnabled(type: .debug) }

  /// Writes a message, which is composed only if its level is enabled.
  func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    LogLine(subsystem: subsystem, category: category, type: type, message: message()).write()
  }
}
