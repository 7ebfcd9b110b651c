import UIKit

@MainActor func boxed() -> [NSAttributedString.Key: Any] {
  let value = NSValue(cgRect: .zero)
  print(value.cgRectValue, NSValue(cgPoint: .zero), NSValue(uiEdgeInsets: .zero))
  return [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 2]
}
