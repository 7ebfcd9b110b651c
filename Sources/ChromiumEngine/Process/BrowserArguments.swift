/// What the browser is started with.
enum BrowserArguments {
  /// The arguments for a browser, with or without its sandbox.
  ///
  /// - Parameter proxy: The port of the proxy that the browser reaches every server through.
  static func all(_ configuration: ChromiumConfiguration, proxy: UInt16? = nil) -> [String] {
    control + quietness + picture + (configuration.sandbox == .off ? ["--no-sandbox"] : [])
      // The software that draws WebGL does not run in the sandbox of the process for graphics.
      + (configuration.allowsWebGL ? [] : ["--disable-software-rasterizer"])
      + (proxy.map(throughProxy) ?? [])
      // Beside the pipe; the browser chooses a port of the loopback address.
      + (configuration.isInspectable ? ["--remote-debugging-port=0"] : [])
  }

  /// What makes the browser reach every server through a proxy.
  private static func throughProxy(at port: UInt16) -> [String] {
    [
      "--proxy-server=socks5://127.0.0.1:\(port)",
      // Servers of this machine are not excepted, as they are by default.
      "--proxy-bypass-list=<-loopback>",
      // The proxy resolves names; nobody else does.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      // Calls would send packets to any address by themselves. Older releases know the second name.
      "--webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    ]
  }

  /// How it is driven.
  private static let control = [
    "--headless", "--remote-debugging-pipe", "--no-startup-window", "--disable-dev-shm-usage",
    // Pages are loaded and painted whether or not a window would show them.
    "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding", "--disable-hang-monitor",
    "--disable-prompt-on-repost",
    // `navigator.webdriver` would be true, which no web view's is. Fields for dates show one value, as
    // on a phone, in place of a field for each of its parts.
    "--disable-blink-features=AutomationControlled,InputMultipleFieldsUI",
    // Whether a page may open a window is decided above the engine.
    "--disable-popup-blocking",
    // A frame of another site would have a process of its own, to which neither env() nor the
    // device's scale is told (W45). The sandbox stays; only sites are not kept apart.
    "--disable-site-isolation-trials",
    // What needs the user before it plays is decided for each page, above the engine.
    "--autoplay-policy=no-user-gesture-required",
    // Pages of the app's schemes are secure contexts, and may load what is not: WebKit looks for
    // mixed content in pages over HTTPS alone.
    "--unsafely-treat-insecure-origin-as-secure=*.\(SchemeMap.suffix)",
  ]

  /// No greeting, no traffic and no files of the browser's own.
  private static let quietness = [
    "--no-first-run", "--no-default-browser-check", "--no-service-autorun", "--no-pings",
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
    "--disable-extensions", "--disable-sync", "--disable-domain-reliability",
    "--disable-client-side-phishing-detection", "--disable-crash-reporter",
    "--disable-search-engine-choice-screen", "--metrics-recording-only", "--mute-audio",
    "--password-store=basic",
    // Else a process for language models starts three minutes after the browser, to see how fast the
    // machine is; told that it is slow, the browser does not look.
    "--optimization-guide-performance-class=2",
    // Elsewhere it is on; on Linux the process that speaks to servers has no sandbox without it.
    "--enable-features=NetworkServiceSandbox",
    "--disable-features="
      + [
        "Translate", "OptimizationHints", "MediaRouter", "DialMediaRouteProvider",
        "AutofillServerCommunication", "CertificateTransparencyComponentUpdater",
        "GlobalMediaControls",
        "InterestFeedContentSuggestions", "HttpsUpgrades", "PaintHolding",
        // Every window would load the address field's list as a page of four hundred modules.
        "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
        // Every load would make a frame again beside the one that is there, with an empty document
        // of its own, and set it up again for the debugging protocol.
        "RenderDocument",
        // A frame of a server in a local page would have a process of its own (chromium.md 2.4).
        "DefaultSiteInstanceGroups",
        // Pages may ask servers of this machine and of its network, as in WebKit.
        "LocalNetworkAccessChecks",
      ].joined(separator: ","),
  ]

  /// The same page gives the same pixels.
  private static let picture = [
    // The browser's own windows open at once; animations in pages are not meant.
    "--animation-duration-scale=0",
    "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text", "--disable-smooth-scrolling", "--lang=en-US",
  ]
}
