import UIKit

class BoxView<Content: UIView>: UIView {
  let content = Content()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func make<View: UIView>(_ type: View.Type) -> [View] {
  [View(), View(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), type.init()]
}

class LabelBox: BoxView<UILabel> {}
