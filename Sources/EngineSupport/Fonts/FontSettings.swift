import Foundation

/// The fontconfig settings of the engines, which give pages fonts with the metrics of iOS fonts.
///
/// Glyph widths determine line breaks, and with them the heights of a page. The Liberation fonts are
/// metric-compatible with Arial, Times New Roman and Courier New, and so with Helvetica, Times and Courier;
/// Menlo and DejaVu Sans Mono both derive from Bitstream Vera. Inter is the system font, as in UIKit. The
/// machine's own settings are ignored, so that a page has the same layout on every machine with the fonts;
/// `FONTCONFIG_FILE` in the app's environment overrides these settings.
package enum FontSettings {
  /// The folders that are searched for fonts.
  package static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The requested families with their substitutes, of which the first installed one is used.
  static let families: [(requested: [String], substitutes: [String])] = [
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

  /// The settings in fontconfig's XML format.
  package static let text: String = {
    let rules = families.flatMap { rule in
      rule.requested.map { name in
        """
        <match target="pattern"><test qual="first" name="family"><string>\(name)</string></test>
        <edit name="family" mode="assign" binding="same">\(strings(rule.substitutes))</edit></match>
        """
      }
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(folders.map { "<dir>\($0)</dir>" }.joined())
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
