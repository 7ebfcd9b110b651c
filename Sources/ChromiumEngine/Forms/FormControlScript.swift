import EngineSupport
import WebEngine

/// The script that adds the rules of ``FormControlStyle`` with less precedence than a document's own.
///
/// It runs in the page's own world, in every frame, before the page's scripts, and adopts a style sheet
/// that the page does not find in `adoptedStyleSheets`. Adopted style sheets come last, and so would their
/// layer: the rules are therefore in a layer nested in the page's lowest one, which is below that layer's own
/// rules. If the page's lowest layer has no name, the rules are omitted.
enum FormControlScript {
  /// Returns the script for a style of form controls; `nil` for the engine's own.
  static func text(_ controls: FormControls) -> String? {
    guard let rules = FormControlStyle.rules(controls) else { return nil }
    return InjectedScript.formControls.call(JSON.string(rules))
  }
}
