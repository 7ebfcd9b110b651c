/// A program that loads, lays out and paints web pages, as a web view needs it.
///
/// One engine serves many pages. The seam speaks in points, CSS pixels and plain values; what the
/// numbers must be (WebKit's rules) is decided above it.
public protocol WebEngine: AnyObject, WebEngineStores {
  /// What the engine is, once it runs; starts it when it does not.
  func information() async throws(WebEngineError) -> EngineInformation

  /// Opens an empty page. Pages of one store share cookies and storage.
  func makePage(_ configuration: PageConfiguration) async throws(WebEngineError) -> any WebPage

  /// Ends the engine and everything it started, and removes what it left on disk.
  func shutDown() async
}

/// What is known of a running engine.
public struct EngineInformation: Sendable, Hashable {
  /// The product's name, such as "Chromium".
  public var name: String
  /// The version, such as "140.0.7339.80".
  public var version: String
  /// Whether pages run in the engine's sandbox.
  public var isSandboxed: Bool
  /// The program's absolute path.
  public var executable: String

  /// Describes an engine.
  public init(name: String, version: String, isSandboxed: Bool, executable: String) {
    self.name = name
    self.version = version
    self.isSandboxed = isSandboxed
    self.executable = executable
  }
}

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
