public import UIKit

/// A scroll view from edge to edge with a colored canvas of a fixed size.
public final class CanvasScrollViewController: UIViewController {
  /// The scroll view.
  public let scrollView: UIScrollView = .init()
  /// What it scrolls.
  public let canvas: UIView = .init()
  private let isFirstSubview: Bool

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - canvasSize: The size of what scrolls.
  ///   - isFirstSubview: Whether the scroll view is the lowest subview of the controller's view; if
  ///     not, there is a plain view below it.
  public init(canvasSize: CGSize, isFirstSubview: Bool = true) {
    self.isFirstSubview = isFirstSubview
    super.init(nibName: nil, bundle: nil)
    title = "Canvas"
    canvas.frame = CGRect(origin: .zero, size: canvasSize)
    scrollView.contentSize = canvasSize
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Puts the scroll view to the view's edges.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    if !isFirstSubview {
      let below = UIView(frame: view.bounds)
      below.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(below)
    }
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.backgroundColor = UIColor(red: 0.8, green: 0.86, blue: 0.93, alpha: 1)
    view.addSubview(scrollView)
    canvas.backgroundColor = UIColor(red: 1, green: 0.97, blue: 0.85, alpha: 1)
    canvas.layer.borderColor = UIColor.systemOrange.cgColor
    canvas.layer.borderWidth = 4
    scrollView.addSubview(canvas)
    // In the middle of what is seen at first, clear of a bar above.
    let height = min(canvas.bounds.height, view.bounds.height)
    let label = UILabel(
      frame: CGRect(x: 16, y: height / 2 - 14, width: canvas.bounds.width - 32, height: 28))
    label.text =
      "content \(Int(scrollView.contentSize.width)) × \(Int(scrollView.contentSize.height))"
    label.textColor = .black
    canvas.addSubview(label)
  }
}
