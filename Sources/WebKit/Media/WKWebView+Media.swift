import WebEngine

/// Playback of the page's media.
extension WKWebView {
  /// Pauses playback of all media in the page; the page or the user may resume it.
  ///
  /// - Parameter completionHandler: Called on the main actor when all media are paused.
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

  /// Suspends or resumes playback of all media, including media and documents loaded later.
  ///
  /// - Parameters:
  ///   - suspended: `true` to suspend playback, `false` to allow it again.
  ///   - completionHandler: Called on the main actor when the change has taken effect.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    Task {
      await setAllMediaPlaybackSuspended(suspended)
      completionHandler?()
    }
  }

  /// Suspends or resumes playback of all media, including media and documents loaded later.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {
    try? await mediaPage()?.setMediaSuspended(suspended)
  }

  /// Requests the playback state of the page's media.
  ///
  /// - Parameter completionHandler: Called on the main actor with the state.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
  ) {
    Task { completionHandler(await requestMediaPlaybackState()) }
  }

  /// Returns the playback state of the page's media.
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState {
    WKMediaPlaybackState((try? await mediaPage()?.mediaState()) ?? .none)
  }

  /// Closes fullscreen and picture-in-picture presentations of the page's media.
  ///
  /// - Parameter completionHandler: Called on the main actor when all presentations are closed.
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

  /// Returns the open page, once it has handled the commands sent before.
  private func mediaPage() async -> (any WebPage)? {
    await idle()
    return connection?.openPage
  }
}
