import UIKit

@resultBuilder
enum ViewListBuilder {
  static func buildBlock(_ views: [UIView]...) -> [UIView] { views.flatMap { $0 } }
  static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
  static func buildArray(_ views: [[UIView]]) -> [UIView] { views.flatMap { $0 } }
}

final class ColumnView: UIView {
  convenience init(@ViewListBuilder _ content: () -> [UIView]) {
    self.init(frame: .zero)
    content().forEach(addSubview)
  }
}

@MainActor func makeColumn(_ titles: [String]) -> ColumnView {
  ColumnView {
    UILabel()
    for title in titles { makeLabel(title) }
  }
}

@MainActor private func makeLabel(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}
