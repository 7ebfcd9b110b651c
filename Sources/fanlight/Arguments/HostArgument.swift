import ArgumentParser
import PageHosts

/// A value of `--host`.
enum HostArgument: String, ExpressibleByArgument, CaseIterable {
  case safari, wkwebview, browser, webapp, all

  /// The hosts; `all` leaves out the web app, which not every page is.
  var hosts: [PageHost] { self == .all ? PageHost.standard : [PageHost(rawValue: rawValue)!] }
}
