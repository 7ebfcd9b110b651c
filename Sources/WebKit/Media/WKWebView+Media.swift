import WebEngine

/// The media of a page.
extension WKWebView {
  /// Pauses all media; the page or its user may begin them again.
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

  /// Pauses playback of all media in the page; the page or the user may resume it.
  public func pauseAllMediaPlayback() async {
    try? await mediaPage()?.pauseMedia()
  }

  /// Suspends or resumes playback of all media, including media that starts later and media of
  /// documents to come.
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

  /// Suspends or resumes playback of all media, including media that starts later and media of
  /// documents to come.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {
    try? await mediaPage()?.setMediaSuspended(suspended)
  }

  /// Tells how the media stand.
  ///
  /// - Parameter completionHandler: Called on the main actor.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
  ) {
    Task { completionHandler(await requestMediaPlaybackState()) }
  }

  /// Requests the playback state of the page's media.
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

  /// Closes fullscreen and picture-in-picture presentations of the page's media.
  public func closeAllMediaPresentations() async {
    try? await mediaPage()?.closeMediaPresentations()
  }

  /// The page, when it has taken in what it was told.
  private func mediaPage() async -> (any WebPage)? {
    await idle()
    return connection?.openPage
  }
}
