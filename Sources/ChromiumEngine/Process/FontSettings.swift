import Foundation

/// The browser's font settings: pages get fonts whose letters are as wide as those of an iPhone.
///
/// A line breaks where its letters end, so a page's heights depend on them. Liberation's fonts have
/// the widths of Arial, Times New Roman and Courier New, which Helvetica, Times and Courier have as
/// well; Menlo and DejaVu Sans Mono are both Bitstream Vera. Inter is the system's font here as it
/// is in UIKit. Nothing of the machine's own settings counts, so a page is as wide on every machine
/// that has the fonts; `FONTCONFIG_FILE` in the app's environment takes the place of all this.
enum FontSettings {
  /// The families that pages ask for, and what they get: the first that is there.
  static let families: [(asked: [String], given: [String])] = [
    (
      ["-apple-system", "system-ui", "ui-sans-serif", "ui-rounded", "-apple-system-body"],
      ["Inter"]
    ),
    (
      ["Helvetica", "Helvetica Neue", "Arial", "sans-serif"],
      ["Liberation Sans", "Arimo", "Arial", "Nimbus Sans"]
    ),
    (
      ["Times", "Times New Roman", "serif", "ui-serif"],
      ["Liberation Serif", "Tinos", "Times New Roman", "Nimbus Roman"]
    ),
    (
      ["Courier", "Courier New", "monospace", "ui-monospace"],
      ["Liberation Mono", "Cousine", "Courier New", "Nimbus Mono PS"]
    ),
    (["Menlo"], ["DejaVu Sans Mono"]), (["Apple Color Emoji", "emoji"], ["Noto Color Emoji"]),
  ]

  /// The settings as fontconfig reads them.
  static let text: String = {
    let rules = families.flatMap { rule in
      rule.asked.map { name in
        """
        <match target="pattern"><test qual="first" name="family"><string>\(name)</string></test>
        <edit name="family" mode="assign" binding="same">\(strings(rule.given))</edit></match>
        """
      }
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(PageFonts.folders.map { "<dir>\($0.path)</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      \(rules.joined(separator: "\n"))
      <match target="pattern">
      <edit name="family" mode="append_last" binding="weak">\(strings(["Inter"]))</edit>
      </match>
      <match target="font">
      <edit name="antialias" mode="assign"><bool>true</bool></edit>
      <edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      </fontconfig>
      """
  }()

  private static func strings(_ names: [String]) -> String {
    names.map { "<string>\($0)</string>" }.joined()
  }
}
