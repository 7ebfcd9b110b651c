import Mustache

/// The templates, style sheet and script of the HTML page, which are embedded in the program.
struct HTMLTemplates {
  /// The template of the page's beginning, up to its first section.
  let head: MustacheTemplate
  /// The template of a finding.
  let finding: MustacheTemplate
  /// The template of a comparison.
  let comparison: MustacheTemplate

  /// The hash of the style sheet for the page's Content-Security-Policy; a test compares it with `sha256sum`.
  static let styleHash = "sha256-M0F4/auHHMwhrAyuxEm0DZ7fF1YhsiRv8jiz+whxiCQ="
  /// The hash of the script for the page's Content-Security-Policy.
  static let scriptHash = "sha256-YlJwhtGTpDWysrolWD2eJksTsJs7w6AuUvr7VbkQ0co="

  /// The page's style sheet.
  static var style: String { String(decoding: PackageResources.style_css, as: UTF8.self) }
  /// The page's script.
  static var script: String { String(decoding: PackageResources.script_js, as: UTF8.self) }

  /// Creates the templates by parsing their sources.
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
