import Foundation

extension UIScrollView {
  /// Updates the content size to the one that constraints determine.
  func updateContentSize(from engine: LayoutEngine) {
    guard let node = scroll.contentGuide?.layoutNode, node.engine === engine else { return }
    let rectangle = engine.rectangle(of: node, scale: layoutScale)
    node.written = rectangle
    if rectangle.size != contentSize { contentSize = rectangle.size }
  }
}
