import ArgumentParser
import PageHosts

/// A value of `--host`.
enum HostArgument: String, ExpressibleByArgument, CaseIterable {
  case safari, wkwebview, browser, webapp, all

  /// The hosts that the value names; `all` omits the web app, because not every page is one.
  var hosts: [PageHost] { self == .all ? PageHost.standard : [PageHost(rawValue: rawValue)!] }
}
