/// The configuration of a page, which is copied when the page is opened.
public struct PageConfiguration: Sendable, Hashable {
  /// The user agent string; `nil` uses the engine's own.
  public var userAgent: String?
  /// The viewport the page begins with.
  public var viewport: PageViewport
  /// The user scripts and message handlers of the page.
  public var scripts: PageScripts
  /// The store of the page's cookies and storage.
  public var store: PageStore
  /// The URL schemes, in lowercase, that the app handles.
  public var schemes: Set<String>
  /// The content rule lists, in order, each with its rules in order.
  public var contentRules: [[ContentRule]]
  /// The requirements for media playback.
  public var media: MediaPolicy
  /// The kinds of data in documents that are converted to links.
  public var detectedData: DetectedData
  /// The default style of form controls.
  public var formControls: FormControls
  /// A Boolean value that determines whether the page is visible at first; see
  /// ``WebPageSettings/setVisible(_:)``.
  public var isVisible: Bool
  /// The device settings and features that the page can observe.
  public var environment: PageEnvironment

  /// Creates a configuration with a viewport.
  public init(
    userAgent: String? = nil, viewport: PageViewport, scripts: PageScripts = PageScripts(),
    store: PageStore = .shared, schemes: Set<String> = [], contentRules: [[ContentRule]] = [],
    media: MediaPolicy = MediaPolicy(), detectedData: DetectedData = [],
    formControls: FormControls = .engine, isVisible: Bool = true,
    environment: PageEnvironment = PageEnvironment()
  ) {
    self.userAgent = userAgent
    self.viewport = viewport
    self.scripts = scripts
    self.store = store
    self.schemes = schemes
    self.contentRules = contentRules
    self.media = media
    self.detectedData = detectedData
    self.formControls = formControls
    self.isVisible = isVisible
    self.environment = environment
  }
}
