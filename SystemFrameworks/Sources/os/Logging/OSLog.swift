public import Foundation

/// A log object that is passed to logging functions to send messages to the logging system.
///
/// Messages are written to standard error, one line each; ``LogMode`` determines which. Linux has no log archive.
open class OSLog: NSObject, @unchecked Sendable {
  /// The system's categories of log objects, whose signposts are all written at the debug level on Linux.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The category of points of interest, whose signposts are always recorded on Apple's systems.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")

    /// The category of signposts that Apple's systems record only while a tool traces them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")

    /// The category of signposts that Apple's systems record with call stacks while a tool traces them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// The shared default log.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)

  /// The shared disabled log, to which no message is written.
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

  /// A Boolean value that indicates whether signposts are written, which have the debug level.
  open var signpostsEnabled: Bool { isEnabled(type: .debug) }

  /// Writes a message, which is composed only if its level is enabled.
  func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    LogLine(subsystem: subsystem, category: category, type: type, message: message()).write()
  }
}
