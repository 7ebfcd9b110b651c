import Foundation

extension UIScrollView {
  /// Adopts the content size that constraints determine.
  func adoptContentSize(from engine: LayoutEngine) {
    guard let node = scroll.contentGuide?.layoutNode, node.engine === engine else { return }
    let rectangle = engine.rectangle(of: node, scale: layoutScale)
    node.written = rectangle
    if rectangle.size != contentSize { contentSize = rectangle.size }
  }
}
