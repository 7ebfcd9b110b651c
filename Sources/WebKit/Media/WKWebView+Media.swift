import WebEngine

/// The films and sounds of a page.
extension WKWebView {
  /// Pauses all films and sounds; the page or its user may begin them again.
  ///
  /// - Parameter completionHandler: Called on the main actor when they stand.
  public func pauseAllMediaPlayback(
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    Task {
      await pauseAllMediaPlayback()
      completionHandler?()
    }
  }

  /// Pauses all films and sounds; the page or its user may begin them again.
  public func pauseAllMediaPlayback() async {
    try? await mediaPage()?.pauseMedia()
  }

  /// Holds all films and sounds, also those that are about to begin and those of documents to come, or
  /// lets them go on where they stood.
  ///
  /// - Parameter completionHandler: Called on the main actor when it is done.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    Task {
      await setAllMediaPlaybackSuspended(suspended)
      completionHandler?()
    }
  }

  /// Holds all films and sounds, also those that are about to begin and those of documents to come, or
  /// lets them go on where they stood.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {
    try? await mediaPage()?.setMediaSuspended(suspended)
  }

  /// Tells how the films and sounds stand.
  ///
  /// - Parameter completionHandler: Called on the main actor.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
  ) {
    Task { completionHandler(await requestMediaPlaybackState()) }
  }

  /// Returns how the films and sounds stand.
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState {
    WKMediaPlaybackState((try? await mediaPage()?.mediaState()) ?? .none)
  }

  /// Brings films back into the page that have taken the screen or a window of their own.
  ///
  /// - Parameter completionHandler: Called on the main actor when they are there.
  public func closeAllMediaPresentations(
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    Task {
      await closeAllMediaPresentations()
      completionHandler?()
    }
  }

  /// Brings films back into the page that have taken the screen or a window of their own.
  public func closeAllMediaPresentations() async {
    try? await mediaPage()?.closeMediaPresentations()
  }

  /// The page, when it has taken in what it was told.
  private func mediaPage() async -> (any WebPage)? {
    await idle()
    return connection?.openPage
  }
}
