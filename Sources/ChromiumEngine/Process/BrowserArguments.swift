/// The command-line arguments of the browser.
enum BrowserArguments {
  /// Returns the arguments for a configuration.
  ///
  /// - Parameter proxy: The loopback port of the SOCKS proxy for all connections; `nil` for none.
  static func all(_ configuration: ChromiumConfiguration, proxy: UInt16? = nil) -> [String] {
    automation + backgroundServices + rendering
      + (configuration.sandbox == .off ? ["--no-sandbox"] : [])
      // WebGL's software rasterizer does not run in the sandbox of the GPU process.
      + (configuration.allowsWebGL ? [] : ["--disable-software-rasterizer"])
      + (proxy.map(proxyArguments) ?? [])
      // In addition to the pipe; the browser chooses a loopback port.
      + (configuration.isInspectable ? ["--remote-debugging-port=0"] : [])
  }

  /// Returns the arguments that route all connections through a proxy.
  private static func proxyArguments(port: UInt16) -> [String] {
    [
      "--proxy-server=socks5://127.0.0.1:\(port)",
      // By default, connections to this machine bypass the proxy.
      "--proxy-bypass-list=<-loopback>",
      // Only the proxy resolves host names.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      // WebRTC would send UDP packets directly. Older releases use the second name.
      "--webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    ]
  }

  /// The arguments for automation by the DevTools protocol.
  private static let automation = [
    "--headless", "--remote-debugging-pipe", "--no-startup-window", "--disable-dev-shm-usage",
    // Pages load and paint regardless of the visibility of their windows.
    "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding", "--disable-hang-monitor",
    "--disable-prompt-on-repost",
    // `navigator.webdriver` is false in web views. Date inputs show a single value, as on iOS, instead
    // of a field for each component.
    "--disable-blink-features=AutomationControlled,InputMultipleFieldsUI",
    // The app decides whether a page may open a popup.
    "--disable-popup-blocking",
    // A cross-site frame in another process would receive neither env() values nor the device scale
    // factor (W45). Renderers stay sandboxed; only site isolation is lost.
    "--disable-site-isolation-trials",
    // The autoplay policy is that of each page, and enforced by an injected script.
    "--autoplay-policy=no-user-gesture-required",
    // Pages of the app's custom schemes are secure contexts, and may load insecure content: WebKit
    // blocks mixed content only in pages over HTTPS.
    "--unsafely-treat-insecure-origin-as-secure=*.\(SchemeMap.suffix)",
  ]

  /// The arguments that disable the browser's first-run UI, network traffic and files.
  private static let backgroundServices = [
    "--no-first-run", "--no-default-browser-check", "--no-service-autorun", "--no-pings",
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
    "--disable-extensions", "--disable-sync", "--disable-domain-reliability",
    "--disable-client-side-phishing-detection", "--disable-crash-reporter",
    "--disable-search-engine-choice-screen", "--metrics-recording-only", "--mute-audio",
    "--password-store=basic",
    // Otherwise a process for language models starts after three minutes to benchmark the machine;
    // a machine that is declared slow is not benchmarked.
    "--optimization-guide-performance-class=2",
    // Off by default only on Linux, where the network service would run without a sandbox.
    "--enable-features=NetworkServiceSandbox",
    "--disable-features="
      + [
        "Translate", "OptimizationHints", "MediaRouter", "DialMediaRouteProvider",
        "AutofillServerCommunication", "CertificateTransparencyComponentUpdater",
        "GlobalMediaControls",
        "InterestFeedContentSuggestions", "HttpsUpgrades", "PaintHolding",
        // Every window would load the omnibox popup as a page of four hundred modules.
        "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
        // Every load would create a new frame with an empty document, which the DevTools session would
        // have to set up again.
        "RenderDocument",
        // A remote frame in a local page would run in another process (chromium.md 2.4).
        "DefaultSiteInstanceGroups",
        // Pages may send requests to the local network, as in WebKit.
        "LocalNetworkAccessChecks",
      ].joined(separator: ","),
  ]

  /// The arguments that make rendering deterministic.
  private static let rendering = [
    // For the animations of the browser's UI; it does not affect pages.
    "--animation-duration-scale=0",
    "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text", "--disable-smooth-scrolling", "--lang=en-US",
  ]
}
