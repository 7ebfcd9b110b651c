import WebEngine

extension WindowFeatures {
  /// Reads what Blink makes of a script's third argument: the bars that there are, and lengths.
  ///
  /// Without an argument all bars are named and no length; with one, those that it does not name
  /// are not there, as in WebKit's WindowFeatures.cpp.
  init(chromium words: [String]) {
    self.init()
    func length(_ name: String) -> Double? {
      words.first { $0.hasPrefix("\(name)=") }.flatMap { Double($0.dropFirst(name.count + 1)) }
    }
    (x, y) = (length("left"), length("top"))
    (width, height) = (length("width"), length("height"))
    let bars = ["menubar", "toolbar", "status", "scrollbars"]
    guard !bars.allSatisfy(words.contains) || width != nil || height != nil || x != nil || y != nil
    else { return }
    hasMenuBar = words.contains("menubar")
    hasToolbars = words.contains("toolbar")
    hasStatusBar = words.contains("status")
    isResizable = words.contains("resizable")
  }
}
