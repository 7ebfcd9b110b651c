import WebEngine

extension WindowFeatures {
  /// Creates window features from those of `Page.windowOpen`.
  ///
  /// If the script passed no features, Chromium lists all bars and no lengths; otherwise the bars that are
  /// not listed are hidden, as in WebKit's WindowFeatures.cpp.
  init(chromium features: [String]) {
    self.init()
    func length(_ name: String) -> Double? {
      features.first { $0.hasPrefix("\(name)=") }.flatMap { Double($0.dropFirst(name.count + 1)) }
    }
    (x, y) = (length("left"), length("top"))
    (width, height) = (length("width"), length("height"))
    let bars = ["menubar", "toolbar", "status", "scrollbars"]
    guard
      !bars.allSatisfy(features.contains) || width != nil || height != nil || x != nil || y != nil
    else { return }
    hasMenuBar = features.contains("menubar")
    hasToolbars = features.contains("toolbar")
    hasStatusBar = features.contains("status")
    isResizable = features.contains("resizable")
  }
}
