import WebEngine

/// The script that puts the rules of ``FormControlStyle`` below a document's own.
///
/// It runs in the page's own world, in every frame, before the page's scripts, and adopts a style sheet
/// that the page does not find among those that it adopts itself. Adopted sheets come last, and so
/// would their layer: the rules are therefore in a layer inside of the page's lowest one, which is
/// below that layer's own rules. Where that one has no name the rules are left out.
enum FormControlScript {
  /// Returns the script for a look; `nil` where the engine's own holds.
  static func text(_ controls: FormControls) -> String? {
    guard let rules = FormControlStyle.rules(controls) else { return nil }
    return InjectedScript.formControls.call(JSON.string(rules))
  }
}
