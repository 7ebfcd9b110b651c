import UIKit

class ArticleTextView: UIView {
  private let body = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.numberOfLines = 0
    body.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = readableContentGuide.layoutFrame.width
    let size = body.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    body.frame = CGRect(origin: readableContentGuide.layoutFrame.origin, size: size)
  }
}
