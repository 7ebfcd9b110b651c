import WebEngine

/// The CSS rules for form controls with the metrics and colors of WebKit's user agent style sheet for iOS.
///
/// They are in a cascade layer below all layers of the page, so that every rule of the page overrides them.
/// docs/spec/differences.md lists what no rule can express.
///
/// - Source: WebKit, `Source/WebCore/css/html.css` and `legacyFormControlsIOS.css` for the rules,
///   `RenderThemeIOS.mm` for minimum heights (20 points at a font size of 11) and padding; Apple's
///   `UIColor` documentation for the colors.
enum FormControlStyle {
  /// Returns the rules for a style of form controls; `nil` for the engine's own.
  static func rules(_ controls: FormControls) -> String? {
    switch controls {
    case .engine: nil
    case .filled: filled
    case .outlined: outlined
    }
  }

  private static let buttons =
    #":is(input:is([type="button" i], [type="submit" i], [type="reset" i]), button)"#
  private static let dates =
    #"input:is([type="date" i], [type="time" i], [type="datetime-local" i], [type="month" i], [type="week" i])"#
  private static let dropDowns = "select:not([multiple], [size])"

  /// The rules of both styles: fonts, padding and the sizes of boxes.
  private static let shared = """
    input, textarea, select, button, ::file-selector-button { font: 11px system-ui; }
    input, textarea {
      border-radius: 5px; padding: 0.2em 0.5em 0.3em; color: CanvasText;
      background-color: light-dark(#fff, #000);
    }
    textarea { padding-block: 2px; }
    input[type="search" i] { box-sizing: border-box; }
    input:is([type="checkbox" i], [type="radio" i]) {
      width: 16px; height: 16px; margin: 3px 2px; padding: 0; box-sizing: border-box;
    }
    \(buttons), ::file-selector-button {
      padding: 0 1em; box-sizing: border-box; min-height: calc(20em / 11);
    }
    ::file-selector-button { font-size: inherit; }
    \(dropDowns) { padding: 0 0.5em; min-height: calc(20em / 11); box-sizing: border-box; }
    \(dates) {
      appearance: none; display: inline-flex; align-items: center; box-sizing: border-box;
      padding: 0 0.5em; min-height: calc(20em / 11); text-align: center;
    }
    input[type="date" i] { width: 7.3em; }
    input[type="time" i] { width: 5.8em; }
    input[type="month" i] { width: 9.1em; }
    input[type="datetime-local" i] { width: 13.6em; }
    input::-webkit-date-and-time-value { margin: 0; width: 100%; text-align: center; }
    input[type="range" i] { margin: 2px; }
    input:disabled, textarea:disabled { opacity: 0.4; }
    ::placeholder { color: darkgray; }
    """

  /// The rules for inputs without the border and the background of a text field.
  private static let plain = """
    input:is([type="hidden" i], [type="image" i], [type="file" i], [type="range" i]) {
      border: initial; padding: initial; background-color: initial; color: inherit;
    }
    """

  private static let tint = "light-dark(#007aff, #0a84ff)"
  private static let background = "light-dark(#fff, #000)"
  /// The secondary and the tertiary fill over white and over black.
  private static let secondaryFill = "light-dark(rgb(233 233 235), rgb(38 38 41))"
  private static let tertiaryFill = "light-dark(rgb(239 239 240), rgb(28 28 31))"

  private static let filled = """
    \(shared)
    input, textarea {
      border: 1px solid light-dark(rgb(60 60 67 / 0.6), rgb(235 235 245 / 0.6));
    }
    input[type="search" i] { border-color: \(background); background-color: \(tertiaryFill); }
    \(plain)
    input:is([type="checkbox" i], [type="radio" i], [type="range" i]), progress { accent-color: \(tint); }
    \(dates), \(buttons), ::file-selector-button, \(dropDowns) {
      border: 1px solid \(background); background-color: \(secondaryFill); color: \(tint);
    }
    \(dates), \(dropDowns), ::file-selector-button,
    input:is([type="button" i], [type="submit" i], [type="reset" i]), button:not([class], [style]) {
      border-radius: 100em;
    }
    input[type="submit" i], button[type="submit" i] {
      background-color: \(tint); color: #fff; font-weight: bold;
    }
    :is(\(buttons), select, \(dates)):disabled {
      background-color: light-dark(rgb(233 233 235 / 0.75), rgb(38 38 41 / 0.75));
      color: light-dark(rgb(60 60 67 / 0.3), rgb(235 235 245 / 0.3)); opacity: 1;
    }
    """

  private static let outlined = """
    \(shared)
    input, textarea, \(buttons), ::file-selector-button, \(dropDowns) { border: 1px solid #4c4c4c; }
    \(plain)
    input:is([type="checkbox" i], [type="radio" i], [type="range" i]), progress { accent-color: #4c4c4c; }
    \(buttons), ::file-selector-button, \(dropDowns) {
      color: ButtonText; background-color: rgb(255 255 255 / 0.01);
    }
    \(dropDowns), \(dates) { border-radius: 5px; }
    ::file-selector-button, input:is([type="button" i], [type="submit" i], [type="reset" i]),
    button:not([class], [style]) { border-radius: 100em; }
    :is(\(buttons), select):disabled { color: GrayText; }
    """
}
