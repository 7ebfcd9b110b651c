import Simulator
import WebEngine
import WebKitEngine

/// The result of a check of the installation.
struct Check {
  /// The name of the checked part.
  let name: String
  /// A Boolean value that indicates whether the check passed.
  let isPassed: Bool
  /// The findings, each on a line.
  let findings: [String]
  /// Advice on how to fix a failed check.
  var remedy: String = ""

  /// The lines of the check in the report.
  var lines: [String] {
    let status = isPassed ? "ok     " : "missing"
    let label = name + String(repeating: " ", count: max(0, 9 - name.count))
    let indentation = String(repeating: " ", count: 19)
    let rest = (findings.dropFirst() + (remedy.isEmpty ? [] : ["fix: \(remedy)"]))
    return ["\(status)  \(label) \(findings.first ?? "")"] + rest.map { indentation + $0 }
  }

  /// Returns the check of the C libraries, which always passes, because the program does not start without them.
  static func libraries(_ libraries: [LinkedLibrary]) -> Check {
    Check(
      name: "libraries", isPassed: true,
      findings: [libraries.map { "\($0.name) \($0.version)" }.joined(separator: ", ")])
  }

  /// Returns the check of the fonts of UIKit.
  static func fonts(_ report: FontReport) -> Check {
    let isPassed = report.missingFiles.isEmpty
    return Check(
      name: "fonts", isPassed: isPassed,
      findings: [
        isPassed
          ? "Inter, \(report.directory)"
          : "\(report.missingFiles.joined(separator: ", ")) not in \(report.directory)"
      ], remedy: isPassed ? "" : "install the package fonts-inter: apt-get install fonts-inter")
  }

  /// Returns the check of the fonts of pages.
  static func pageFonts(missingPackages: [String]) -> Check {
    let isPassed = missingPackages.isEmpty
    return Check(
      name: "page text", isPassed: isPassed,
      findings: [
        isPassed
          ? "Liberation and Noto Color Emoji, as wide as Helvetica, Times and Courier"
          : "lines of pages break elsewhere than on an iPhone"
      ], remedy: isPassed ? "" : "apt-get install \(missingPackages.joined(separator: " "))")
  }
}

extension Check {
  /// Creates the check of a running browser.
  ///
  /// - Parameter selfCheck: The result of WebKit's self-check; `nil` for another engine.
  init(
    browser: EngineInformation, selfCheck: WebKitSelfCheck? = nil, requestsSandbox: Bool
  ) {
    let isPassed = browser.isSandboxed || !requestsSandbox
    let sandbox =
      browser.isSandboxed
      ? "sandbox on, as the kernel says of the processes that run pages"
      : requestsSandbox ? "sandbox OFF, although it was requested" : "sandbox OFF (--no-sandbox)"
    let remedy =
      selfCheck == nil
      ? "install Debian's chromium, or name another in FANLIGHT_CHROMIUM."
      : "allow user namespaces, which WebKit's sandbox needs."
    self.init(
      name: "browser", isPassed: isPassed,
      findings: ["\(browser.name) \(browser.version), \(browser.executable)", sandbox]
        + (selfCheck?.findings ?? []),
      remedy: isPassed ? "" : remedy)
  }
}

extension WebKitSelfCheck {
  /// The results as text: which values of a page WebKit sets as on an iPhone.
  fileprivate var findings: [String] {
    [
      hasNativeSafeArea
        ? "safe area: WebKit's own value"
        : "safe area: rewritten style sheets, without those of others",
      hasNativeViewport
        ? "viewport: layout size, units and scale as set; 100dvh is the layout height"
        : "viewport: the size of the view only",
      hasTouchMediaFeatures ? "media features: a touch screen" : "media features: a mouse",
    ]
  }
}
