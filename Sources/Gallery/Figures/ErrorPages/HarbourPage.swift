import LoopbackServer

/// The HTML template of the harbor's pages.
enum HarbourPage {
  /// Returns a document with a title and a body.
  static func html(_ title: String, _ body: String, style: String = "") -> String {
    """
    <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>\(title)</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>body { margin: 0; font: 20px/1.5 -apple-system; color: #10344a; background: #cfe8f3 }
    h1 { margin: 0; padding: 16px; background: #0b6e99; color: #fff } main { padding: 16px }
    a { color: #0000ee; -webkit-tap-highlight-color: transparent }
    \(style)</style><h1>\(title)</h1><main>\(body)</main>
    """
  }
}
