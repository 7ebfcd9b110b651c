public import UIKit

/// A scroll view from edge to edge with text, which keeps a margin of 16 points at its sides.
public final class TextScrollViewController: UIViewController {
  /// The space between the text and the sides of the content, in points.
  public static let margin: CGFloat = 16

  /// The scroll view.
  public let scrollView: UIScrollView = .init()
  /// What it scrolls: as wide as itself, and as high as the text.
  public let content: UIView = .init()
  private let label = UILabel()

  /// Creates the screen with sixty lines.
  public convenience init() {
    self.init(text: (1...60).map { "Line \($0) begins here." }.joined(separator: "\n"))
  }

  /// Creates the screen for a text.
  public init(text: String) {
    super.init(nibName: nil, bundle: nil)
    title = "Text"
    label.text = text
  }

  /// Creates the screen with sixty lines for a behavior.
  @available(iOS 11.0, *)
  public convenience init(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    self.init()
    // figure: adjustment-behavior
    scrollView.contentInsetAdjustmentBehavior = behavior
    // end figure
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Puts the scroll view to the view's edges and the text into it.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.backgroundColor = UIColor(red: 0.8, green: 0.86, blue: 0.93, alpha: 1)
    content.backgroundColor = UIColor(red: 1, green: 0.97, blue: 0.85, alpha: 1)
    label.textColor = .black
    label.numberOfLines = 0
    for view in [scrollView, content, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(label)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.margin),
    ])
  }
}
