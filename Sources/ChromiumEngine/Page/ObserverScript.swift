import EngineSupport

/// The observer: the script that observes a document from an isolated world, invisible to the page's scripts.
///
/// It starts before the page's first script. It reports what Chromium does not (viewport metas, first
/// rendering, title, size), and performs tasks inside the page: setting a viewport, measuring, waiting for
/// quiescence, and scrolling for a capture.
enum ObserverScript {
  /// The name of the world.
  static let world = "fanlight"
  /// The binding that receives the reports.
  static let binding = "fanlightReport"
  /// The duration of the longest animation that keeps a page from being quiet, in milliseconds; longer animations
  /// are considered decoration.
  static let longestAnimation = 10_000

  /// Returns the observer's script, whose functions are members of `fanlight` in its world.
  ///
  /// - Parameters:
  ///   - secret: The prefix of the events' names, which the page cannot guess.
  ///   - features: The CSS features that the page supports.
  static func text(secret: String, features: CSSFeatures) -> String {
    let settings: JSON = [
      "binding": .string(binding), "condition": SupportsCondition.literal,
      "features": features.literal, "keyboardEvent": InjectedEvent.keyboard.name(secret: secret),
      "longestAnimation": .integer(longestAnimation),
      "submissionEvent": InjectedEvent.submission.name(secret: secret),
      "timersEvent": InjectedEvent.timers.name(secret: secret),
      "traversalEvent": InjectedEvent.traversal.name(secret: secret),
    ]
    return InjectedScript.observer.call(settings, parts)
  }

  /// The functions of the observer.
  private static let parts = CompositeExpression(object: [
    "cssFeatures": InjectedScript.cssFeatures, "documentStyle": InjectedScript.documentStyle,
    "forms": InjectedScript.forms, "formState": InjectedScript.formState,
    "gestures": InjectedScript.gestures, "input": InjectedScript.input,
    "leaving": InjectedScript.leaving, "links": InjectedScript.links,
    "stillness": InjectedScript.stillness,
    "viewportUnits": InjectedScript.viewportUnits,
  ])
}
