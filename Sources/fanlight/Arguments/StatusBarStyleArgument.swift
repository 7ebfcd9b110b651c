import ArgumentParser
import PageHosts

/// A value of `--status-bar-style`.
enum StatusBarStyleArgument: String, ExpressibleByArgument, CaseIterable {
  case `default`, black
  case blackTranslucent = "black-translucent"
  case all

  var styles: [WebAppStatusBarStyle] {
    self == .all ? WebAppStatusBarStyle.allCases : [WebAppStatusBarStyle(rawValue: rawValue)!]
  }
}
