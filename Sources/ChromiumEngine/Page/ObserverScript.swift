/// The script that watches a document from a world of its own, unseen by the page's scripts.
///
/// It starts before the page's first script, in the main frame only, says what the engine does not
/// say (viewport metas, first rendering, title, size), and does what must happen inside the page:
/// forcing a viewport, measuring, waiting for quiet, holding the page still for a picture.
enum ObserverScript {
  /// The name of the world.
  static let world = "fanlight"
  /// The function that carries a report out of the world.
  static let binding = "fanlightReport"
  /// The longest animation that is waited for, in milliseconds; one that takes longer is decoration.
  static let longestAnimation = 10_000

  /// The script, whose functions are members of `fanlight` in its world.
  ///
  /// - Parameters:
  ///   - secret: The prefix of the events' names, which the page cannot guess.
  ///   - features: The CSS that the page finds.
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

  /// The functions that the observer is made of.
  private static let parts = CompositeExpression(object: [
    "cssFeatures": InjectedScript.cssFeatures, "documentStyle": InjectedScript.documentStyle,
    "forms": InjectedScript.forms, "formState": InjectedScript.formState,
    "gestures": InjectedScript.gestures, "input": InjectedScript.input,
    "leaving": InjectedScript.leaving, "stillness": InjectedScript.stillness,
    "viewportUnits": InjectedScript.viewportUnits,
  ])
}
