import DeviceCatalog
import PageHosts

/// The details of one device, with the source of each number.
struct DeviceSheet {
  /// The text, without a trailing line break.
  let text: String

  /// Creates the text for a device.
  init(_ device: Device, order: EdgeOrder = .uikit) {
    var head = TextTable([.left, .left, .left])
    let identifiers = Self.only(["DK", "IOSREF", "ADB"], of: device.portrait.sources)
    head.add(["models", device.modelIdentifiers.joined(separator: " "), identifiers])
    head.add(["year", "\(device.year)", "general knowledge"])
    head.add([
      "systems", "\(DeviceText.systemNames(device)) \(DeviceText.systems(device))",
      "general knowledge, not re-checked",
    ])

    var body = TextTable([.left, .left, .left, .left])
    body.add(["", "portrait", "landscape", "source"])
    for row in Self.rows(device, order) where row.portrait != "-" || row.landscape != "-" {
      body.add([row.name, row.portrait, row.landscape, row.source])
    }

    var lines = [device.name]
    lines += head.lines.map { "  " + $0 }
    lines += [""] + body.lines.map { "  " + $0 }
    lines += ["", "  Four numbers are \(order.names), in points."]
    for (name, portrait, landscape) in [
      ("How sure the safe areas are", device.portrait.confidence, device.landscape.confidence),
      ("Safari", device.portrait.safari.basis, device.landscape.safari.basis),
      ("Notes", device.portrait.notes, device.landscape.notes),
    ] {
      lines += Self.remarks(name, portrait, landscape)
    }
    let hasBars =
      device.portrait.navigationBarHeight18 != nil || device.portrait.navigationBarHeight26 != nil
    let barSources = hasBars ? ["QMUI", "GK"] : []
    let names = (device.portrait.sources + device.landscape.sources + barSources).unique()
    var sources = TextTable([.left, .left])
    for name in names { sources.add([name, SourceReference.named(name)?.title ?? ""]) }
    lines += ["", "Sources"] + sources.lines.map { "  " + $0 }
    text = lines.joined(separator: "\n")
  }

  private struct Row {
    let name: String
    let portrait: String
    let landscape: String
    let source: String
  }

  private static func rows(_ device: Device, _ order: EdgeOrder) -> [Row] {
    func row(
      _ name: String, _ source: String, _ value: (DisplayMetrics) -> String
    ) -> Row {
      Row(
        name: name, portrait: value(device.portrait), landscape: value(device.landscape),
        source: source)
    }
    let sources = device.portrait.sources
    let screen = only(["IOSREF", "ADB", "DUODE", "DP3", "CSDN", "RNI"], of: sources)
    let insets = except(["DK", "IOSREF", "ADB", "SC"], of: sources)
    let corner = only(["SC", "TG", "DP3", "SAI", "ADG"], of: sources)
    let bars = "QMUI, GK"
    return [
      row("screen, points", screen) { DeviceText.size($0.size) },
      row("rendered pixels", screen) {
        "\(DeviceText.size($0.renderSize)) @\(DeviceText.number($0.scale))x"
      },
      row("panel pixels", screen) {
        "\(DeviceText.size($0.panelSize)) @\(DeviceText.number($0.nativeScale))x"
      },
      row("size classes, w x h", "SS, Apple") {
        "\($0.horizontalSizeClass.rawValue) x \($0.verticalSizeClass.rawValue)"
      },
      row("safe area, 11-18", insets) { DeviceText.edges($0.safeArea18, order: order) },
      row("safe area, 26 on", insets) { DeviceText.edges($0.safeArea26, order: order) },
      row("status bar, 11-18", insets) { DeviceText.number($0.statusBarHeight18) },
      row("status bar, 26 on", insets) { DeviceText.number($0.statusBarHeight26) },
      row("navigation bar, 11-18", bars) { DeviceText.number($0.navigationBarHeight18) },
      row("navigation bar, 26 on", "GK") { DeviceText.number($0.navigationBarHeight26) },
      row("tab bar, 11-18", bars) { DeviceText.number($0.tabBarHeight18) },
      row("corner radius", corner.isEmpty ? "-" : corner) { DeviceText.number($0.cornerRadius) },
      row("sensors", "rounded to whole points") { DeviceText.frame($0.housing) },
      row("Display Zoom, points", "an OS table; height computed") {
        $0.zoom.map { DeviceText.size($0.size) } ?? "-"
      },
      row("Display Zoom, safe area", "an OS table, QMUI") {
        DeviceText.edges($0.zoom?.safeArea, order: order)
      },
      row("Safari, 13-16", "see below") { DeviceText.number($0.safari.height13) },
      row("Safari, 17-18", "see below") {
        DeviceText.range($0.safari.minimumHeight17, $0.safari.maximumHeight17)
      },
      row("Safari, 26 on", "see below") {
        DeviceText.range($0.safari.minimumHeight26, $0.safari.maximumHeight26)
      },
      row("Playwright's viewport", "PW: " + (device.portrait.playwright?.basis ?? "")) {
        $0.playwright.map { DeviceText.size($0.viewport) } ?? "-"
      },
    ]
  }

  private static func only(_ names: [String], of sources: [String]) -> String {
    sources.filter(names.contains).joined(separator: ", ")
  }

  private static func except(_ names: [String], of sources: [String]) -> String {
    sources.filter { !names.contains($0) }.joined(separator: ", ")
  }

  /// Returns the lines of a remark with its title, by orientation if it differs; empty if there is no remark.
  private static func remarks(
    _ title: String, _ portrait: String, _ landscape: String
  ) -> [String] {
    let remarks =
      portrait == landscape
      ? [portrait]
      : [("portrait", portrait), ("landscape", landscape)]
        .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
    let lines = remarks.filter { !$0.isEmpty }
    return lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
  }
}
