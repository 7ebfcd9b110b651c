/// What a page is opened with, and keeps.
public struct PageConfiguration: Sendable, Hashable {
  /// The user agent string, or `nil` for the engine's own.
  public var userAgent: String?
  /// The viewport the page begins with.
  public var viewport: PageViewport
  /// What the app adds to its documents.
  public var scripts: PageScripts
  /// Where it keeps cookies and storage.
  public var store: PageStore
  /// The schemes, in small letters, whose addresses the app answers for.
  public var schemes: Set<String>
  /// The rules that say what is loaded; lists in order, each with its rules in order.
  public var contentRules: [[ContentRule]]
  /// What media need before they play.
  public var media: MediaRules
  /// What the text of its documents is searched for when they are loaded, to be made links.
  public var detectedData: DetectedData
  /// How controls of forms look where a page leaves them alone.
  public var formControls: FormControls
  /// Whether it can be seen; ``WebPageSettings/setVisible(_:)`` changes that.
  public var isVisible: Bool
  /// What it can learn of the device's settings and of the app.
  public var environment: PageEnvironment

  /// Creates a configuration.
  public init(
    userAgent: String? = nil, viewport: PageViewport, scripts: PageScripts = PageScripts(),
    store: PageStore = .shared, schemes: Set<String> = [], contentRules: [[ContentRule]] = [],
    media: MediaRules = MediaRules(), detectedData: DetectedData = [],
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
