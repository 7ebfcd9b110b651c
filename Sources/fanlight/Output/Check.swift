import Simulator
import WebEngine

/// One thing that must be there.
struct Check {
  /// What it is.
  let name: String
  /// Whether it is there.
  let isFine: Bool
  /// What was found.
  let findings: [String]
  /// How to fix it.
  var remedy: String = ""

  /// The lines of the report.
  var lines: [String] {
    let status = isFine ? "ok     " : "missing"
    let label = name + String(repeating: " ", count: max(0, 9 - name.count))
    let indentation = String(repeating: " ", count: 19)
    let rest = (findings.dropFirst() + (remedy.isEmpty ? [] : ["fix: \(remedy)"]))
    return ["\(status)  \(label) \(findings.first ?? "")"] + rest.map { indentation + $0 }
  }

  /// The C libraries, without which this program would not have started.
  static func libraries(_ libraries: [LinkedLibrary]) -> Check {
    Check(
      name: "libraries", isFine: true,
      findings: [libraries.map { "\($0.name) \($0.version)" }.joined(separator: ", ")])
  }

  /// The fonts that texts outside of pages are drawn with.
  static func fonts(_ report: FontReport) -> Check {
    let isFine = report.missingFiles.isEmpty
    return Check(
      name: "fonts", isFine: isFine,
      findings: [
        isFine
          ? "Inter, \(report.directory)"
          : "\(report.missingFiles.joined(separator: ", ")) not in \(report.directory)"
      ], remedy: isFine ? "" : "install the package fonts-inter: apt-get install fonts-inter")
  }

  /// The fonts that texts in pages are drawn with.
  static func pageFonts(missingPackages: [String]) -> Check {
    let isFine = missingPackages.isEmpty
    return Check(
      name: "page text", isFine: isFine,
      findings: [
        isFine
          ? "Liberation and Noto Color Emoji, as wide as Helvetica, Times and Courier"
          : "lines of pages break elsewhere than on an iPhone"
      ], remedy: isFine ? "" : "apt-get install \(missingPackages.joined(separator: " "))")
  }
}

extension Check {
  /// A browser that runs.
  init(browser: EngineInformation, wantsSandbox: Bool) {
    let isFine = browser.isSandboxed || !wantsSandbox
    let sandbox =
      browser.isSandboxed
      ? "sandbox on, as the kernel says of the processes that run pages"
      : wantsSandbox ? "sandbox OFF, though it was asked for" : "sandbox OFF (--no-sandbox)"
    self.init(
      name: "browser", isFine: isFine,
      findings: ["\(browser.name) \(browser.version), \(browser.executable)", sandbox],
      remedy: isFine ? "" : "install Debian's chromium, or name another in FANLIGHT_CHROMIUM.")
  }
}
