import Testing

@testable import DeviceCatalog

@Suite("Safari's viewport")
struct SafariViewportTests {
  let catalog = DeviceCatalog.builtIn

  @Test(
    "devices.md 6: portrait heights by era, measured or by formula",
    arguments: [
      ("iPhone X", 11, 635.0, 748, SafariViewport.Evidence.formula),
      ("iPhone X", 13, 635, 748, .formula),
      ("iPhone 11", 14, 715, 828, .measured),
      ("iPhone 14 Pro", 16, 660, 741, .measured),
      ("iPhone 15", 17, 659, 741, .measured),
      ("iPhone 16", 18, 659, 741, .formula),
      ("iPhone 16 Pro", 18, 678, 760, .measured),
      ("iPhone 17", 26, 714, 754, .measured),
      ("iPhone Air", 26, 746, 786, .formula),
      ("iPhone 18 Pro", 27, 714, 754, .formula),
      ("iPhone 6", 9, 559, 628, .formula),
      ("iPhone SE (3rd gen)", 15, 548, 629, .formula),
    ] as [(String, Int, Double, Double?, SafariViewport.Evidence)])
  func portraitHeightsByEraMeasuredOrByFormula(
    _ name: String, _ major: Int, _ minimum: Double, _ maximum: Double?,
    _ evidence: SafariViewport.Evidence
  ) throws {
    let device = try catalog.device(named: name)
    let viewport = device.safariViewport(.portrait, on: SystemRelease(major))

    #expect(viewport.minimumHeight == minimum)
    #expect(viewport.maximumHeight == maximum)
    #expect(viewport.evidence == evidence)
    #expect(viewport.width == device.portrait.size.width)
  }

  @Test(
    "devices.md 6: landscape is one bar of 50, 48 on iOS 15; the width leaves out both sides",
    arguments: [
      ("iPhone 11", 14, 800.0, 364.0, SafariViewport.Evidence.measured),
      ("iPhone 12", 14, 750, 340, .measured), ("iPhone 12", 15, 750, 342, .formula),
      ("iPhone 13", 15, 750, 342, .measured), ("iPhone 13", 16, 750, 340, .formula),
      ("iPhone 15", 17, 734, 343, .measured), ("iPhone 16 Pro", 18, 750, 352, .formula),
      ("iPhone 17", 26, 750, 352, .unsourced),
    ])
  func landscapeHasASingleBar(
    _ name: String, _ major: Int, _ width: Double, _ height: Double,
    _ evidence: SafariViewport.Evidence
  ) throws {
    let viewport = try catalog.device(named: name)
      .safariViewport(.landscape, on: SystemRelease(major))

    #expect(viewport.width == width)
    #expect(viewport.minimumHeight == height)
    #expect(viewport.maximumHeight == viewport.minimumHeight + (major == 15 ? 48 : 50))
    #expect(viewport.minimizedBars == .init(top: 0, bottom: 0))
    #expect(viewport.evidence == evidence)
  }

  @Test("devices.md 6: the address bar is on top until iOS 14 and below from 15 on")
  func addressBarIsOnTopUpToIOS14() throws {
    let phone = try catalog.device(named: "iPhone 12")
    let before = phone.safariViewport(.portrait, on: SystemRelease(14, 8))
    let after = phone.safariViewport(.portrait, on: SystemRelease(15, 7))
    let capsule = phone.safariViewport(.portrait, on: SystemRelease(26))

    #expect(before.expandedBars == .init(top: 97, bottom: 83))
    #expect(after.expandedBars == .init(top: 47, bottom: 133))
    #expect(capsule.expandedBars == .init(top: 47, bottom: 98))
    #expect(capsule.minimizedBars == .init(top: 47, bottom: 58))
  }

  @Test("bars and viewport fill the screen everywhere, and what is a guess says so")
  func barsAndViewportFillTheScreen() {
    for device in catalog.devices {
      for orientation in DisplayMetrics.Orientation.allCases {
        for release in [device.firstSystem, device.lastSystem] {
          let viewport = device.safariViewport(orientation, on: release)
          let bars = viewport.expandedBars
          let height = device.display(orientation).size.height
          #expect(bars.top + viewport.minimumHeight + bars.bottom == height, "\(device.name)")
          #expect(viewport.minimumHeight > 0 && bars.top >= 0 && bars.bottom >= 0)
          if let minimized = viewport.minimizedBars {
            #expect(minimized.top <= bars.top && minimized.bottom <= bars.bottom, "\(device.name)")
            #expect(
              minimized.top + minimized.bottom + (viewport.maximumHeight ?? 0) == height,
              "\(device.name)")
          }
          #expect((viewport.minimizedBars == nil) == (viewport.maximumHeight == nil))
          #expect(
            (viewport.evidence == .unsourced) == viewport.basis.hasPrefix("unsourced"),
            "\(device.name)")
        }
      }
      if device.idiom == .pad {
        #expect(device.safariViewport(.portrait, on: device.lastSystem).evidence == .unsourced)
      }
    }
  }

  @Test("every height that the catalog has is the one that is returned for its era")
  func everyCatalogHeightIsReturnedForItsEra() {
    for device in catalog.devices {
      let safari = device.portrait.safari
      for (height, major) in [
        (safari.height13, 16), (safari.minimumHeight17, 18), (safari.minimumHeight26, 26),
      ] {
        guard let height, device.runs(SystemRelease(major)) else { continue }
        #expect(
          device.safariViewport(.portrait, on: SystemRelease(major)).minimumHeight == height,
          "\(device.name) on \(major)")
      }
    }
  }
}
