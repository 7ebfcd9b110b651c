package import WebEngine

/// The script that enforces the media policy of the app (W330).
///
/// Chromium's autoplay policy is one for the whole browser, which is started without restrictions; the
/// script restricts each page. It runs in the main world of every frame, before the page's scripts.
package enum MediaScript {
  /// Returns the expression that executes a command and evaluates to its result, for the observer's world of
  /// the same frame.
  ///
  /// The observer's globals create the event, because a page can replace its own. The target is an object
  /// that keeps its listeners when the document's text is replaced; of the details, only strings pass
  /// between worlds.
  package static func command(_ name: String, secret: String) -> String {
    let event = InjectedEvent.media.name(secret: secret).text
    let resultEvent = JSON.string(secret + InjectedEvent.media.rawValue + "Result").text
    return """
      (() => {
        let result = '';
        const listener = event => { event.stopImmediatePropagation(); result = event.detail; };
        visualViewport.addEventListener(\(resultEvent), listener);
        visualViewport.dispatchEvent(new CustomEvent(\(event), { detail: '\(name)' }));
        visualViewport.removeEventListener(\(resultEvent), listener);
        return result;
      })()
      """
  }

  /// Returns the script's text.
  ///
  /// - Parameter secret: The prefix of the event's name, which the page cannot guess.
  package static func text(_ policy: MediaPolicy, secret: String) -> String {
    InjectedScript.media.call(
      [
        "inline": .bool(policy.allowsInlinePlayback),
        "attribute": .bool(policy.requiresInlineAttribute),
        "audio": .bool(policy.audioRequiresUserGesture),
        "video": .bool(policy.videoRequiresUserGesture),
        "small": .bool(policy.allowsPictureInPicture),
      ] as JSON, InjectedEvent.media.name(secret: secret))
  }
}
