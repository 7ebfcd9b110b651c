public import Foundation

extension SFSafariViewController {
  /// An object that configures the initial state of a Safari view controller.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// A Boolean value that determines whether Reader is entered where a page offers it.
    ///
    /// The default is `false`. The browser has no Reader, so no page offers it.
    open var entersReaderIfAvailable: Bool = false

    /// A Boolean value that determines whether the bars collapse while the user scrolls; `true` by
    /// default.
    open var barCollapsingEnabled: Bool = true

    /// Creates a configuration with the defaults.
    nonisolated public override init() { super.init() }

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }
}
