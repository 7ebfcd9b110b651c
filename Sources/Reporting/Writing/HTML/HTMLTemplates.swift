import Mustache

/// The templates, style and script of the HTML page, which are compiled in.
struct HTMLTemplates {
  /// The beginning of the page, up to its first section.
  let head: MustacheTemplate
  /// A finding.
  let finding: MustacheTemplate
  /// A comparison.
  let comparison: MustacheTemplate

  /// The hash of the style for the page's policy; a test compares it with `sha256sum`.
  static let styleHash = "sha256-M0F4/auHHMwhrAyuxEm0DZ7fF1YhsiRv8jiz+whxiCQ="
  /// The hash of the script for the page's policy.
  static let scriptHash = "sha256-SHd2sdzt40N9IMjGRZPvZcOhuOmSRaLWSQ5FmmJNwWY="

  /// The page's style.
  static var style: String { String(decoding: PackageResources.style_css, as: UTF8.self) }
  /// The page's script.
  static var script: String { String(decoding: PackageResources.script_js, as: UTF8.self) }

  /// Parses the templates.
  init() throws {
    MustacheContentTypes.register(HTMLText(), named: HTMLText.name)
    head = try Self.template(PackageResources.head_mustache)
    finding = try Self.template(PackageResources.finding_mustache)
    comparison = try Self.template(PackageResources.comparison_mustache)
  }

  private static func template(_ bytes: [UInt8]) throws -> MustacheTemplate {
    let text = String(decoding: bytes, as: UTF8.self)
    return try MustacheTemplate(string: "{{% CONTENT_TYPE: \(HTMLText.name)}}" + text)
  }
}
