import ArgumentParser
import PageHosts

/// A value of `--host`.
enum HostArgument: String, ExpressibleByArgument, CaseIterable {
  case safari, wkwebview, browser, all

  var hosts: [PageHost] { self == .all ? PageHost.allCases : [PageHost(rawValue: rawValue)!] }
}
