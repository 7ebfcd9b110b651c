public import UIKit

/// A scroll view from edge to edge with numbered lines of text.
public final class TextScrollViewController: UIViewController {
  /// The scroll view.
  public let scrollView: UIScrollView = .init()
  private let label = UILabel()

  /// Creates the screen with sixty lines.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Text"
    label.text = (1...60).map { "Line \($0) begins here." }
      .joined(separator: "\n")
  }

  /// Creates the screen for a behavior.
  @available(iOS 11.0, *)
  public convenience init(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    self.init()
    scrollView.contentInsetAdjustmentBehavior = behavior
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Puts the scroll view to the view's edges and the text into it.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.backgroundColor = UIColor(red: 0.8, green: 0.86, blue: 0.93, alpha: 1)
    label.backgroundColor = UIColor(red: 1, green: 0.97, blue: 0.85, alpha: 1)
    label.textColor = .black
    label.numberOfLines = 0
    for view in [scrollView, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(label)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.topAnchor.constraint(equalTo: scrollView.topAnchor),
      label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      label.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }
}
