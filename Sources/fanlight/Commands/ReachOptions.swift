import ArgumentParser
import ChromiumEngine

/// The options for the access of pages to the network, memory, disk and graphics of this machine.
struct ReachOptions: ParsableArguments {
  @Flag(
    help: """
      Keep pages from this machine and its networks: loopback, private and link-local addresses, also \
      by names that lead there. The servers of the pages that are named stay.
      """)
  var blockPrivateAddresses: Bool = false

  @Option(
    help: ArgumentHelp(
      "The most memory that a page may use, in MB; 0 is no limit. (default: 2048)",
      valueName: "MB"),
    transform: NumberArgument.megabytes)
  var memoryLimit: Int?

  @Option(
    help: ArgumentHelp(
      "The most that pages may keep on disk while they are shown, in MB; 0 is no limit. (default: 1024)",
      valueName: "MB"),
    transform: NumberArgument.megabytes)
  var diskLimit: Int?

  @Flag(
    name: .customLong("no-webgl"),
    help: "Give pages no WebGL; then the process for graphics is in the sandbox as well.")
  var noWebGL: Bool = false

  /// Returns the configuration for launching the browser.
  func configuration(usesSandbox: Bool) -> ChromiumConfiguration {
    var configuration = ChromiumConfiguration(sandbox: usesSandbox ? .on : .off)
    configuration.blocksPrivateAddresses = blockPrivateAddresses
    configuration.allowsWebGL = !noWebGL
    if let memoryLimit { configuration.memoryLimit = memoryLimit == 0 ? nil : memoryLimit << 20 }
    if let diskLimit { configuration.diskLimit = diskLimit == 0 ? nil : diskLimit << 20 }
    return configuration
  }
}
