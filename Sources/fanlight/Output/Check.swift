import Foundation

/// One thing that must be there.
struct Check {
  /// What it is.
  let name: String
  /// Whether it is there.
  let isFine: Bool
  /// What was found.
  let findings: [String]
  /// How to mend it.
  var remedy: String = ""

  /// The lines of the report.
  var lines: [String] {
    let status = isFine ? "ok     " : "missing"
    let label = name + String(repeating: " ", count: max(0, 9 - name.count))
    let indentation = String(repeating: " ", count: 19)
    let rest = (findings.dropFirst() + (remedy.isEmpty ? [] : ["to mend: \(remedy)"]))
    return ["\(status)  \(label) \(findings.first ?? "")"] + rest.map { indentation + $0 }
  }

  /// The C libraries, without which this program would not have started.
  static func libraries() -> Check {
    Check(
      name: "libraries", isFine: true,
      findings: ["cairo, FreeType, HarfBuzz and isa-l are linked into this program"])
  }

  /// The fonts that texts outside of pages are drawn with.
  static func fonts(in folder: String = "/usr/share/fonts/opentype/inter") -> Check {
    let needed = ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"]
    let missing = needed.filter { !FileManager.default.isReadableFile(atPath: "\(folder)/\($0)") }
    guard !missing.isEmpty else {
      return Check(name: "fonts", isFine: true, findings: ["Inter, \(folder)"])
    }
    return Check(
      name: "fonts", isFine: false,
      findings: ["\(missing.joined(separator: ", ")) not in \(folder)"],
      remedy: "install the package fonts-inter: apt-get install fonts-inter")
  }
}
