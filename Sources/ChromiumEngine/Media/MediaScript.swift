import WebEngine

/// The script that lets media begin only as the app allows it (W330).
///
/// The browser itself is started so that everything plays: what a page needs the user for is said when
/// the page is opened. It runs in the page's own world, in every frame, before the page's scripts.
enum MediaScript {
  /// What has the script do something, from the observer's world in the same frame, and is its answer.
  ///
  /// A page could observe an event that is made with its own globals. The event goes to an
  /// object that keeps its listeners when a script writes the document again; details that are text
  /// reach the other world.
  static func command(_ name: String, secret: String) -> String {
    let event = InjectedEvent.media.name(secret: secret).text
    let answer = JSON.string(secret + InjectedEvent.media.rawValue + "Answer").text
    return """
      (() => {
        let answer = '';
        const hear = event => { event.stopImmediatePropagation(); answer = event.detail; };
        visualViewport.addEventListener(\(answer), hear);
        visualViewport.dispatchEvent(new CustomEvent(\(event), { detail: '\(name)' }));
        visualViewport.removeEventListener(\(answer), hear);
        return answer;
      })()
      """
  }

  /// The script's text.
  ///
  /// - Parameter secret: What the event's name begins with; nobody can guess it.
  static func text(_ rules: MediaPolicy, secret: String) -> String {
    InjectedScript.media.call(
      [
        "inline": .bool(rules.allowsInlinePlayback),
        "attribute": .bool(rules.requiresInlineAttribute),
        "audio": .bool(rules.audioRequiresUserGesture),
        "video": .bool(rules.videoRequiresUserGesture),
        "small": .bool(rules.allowsPictureInPicture),
      ] as JSON, InjectedEvent.media.name(secret: secret))
  }
}
