public import UIKit

/// A label that fills the layout margins of a view, which fills the screen.
public final class MarginsViewController: UIViewController {
  /// The view whose margins are shown.
  public let panel: UIView = .init()
  /// The label in its margins.
  public let label: UILabel = .init()

  /// Creates the screen.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Margins"
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Puts the panel to the view's edges and the label to the panel's margins.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    panel.backgroundColor = UIColor(red: 0.8, green: 0.86, blue: 0.93, alpha: 1)
    label.backgroundColor = UIColor(red: 1, green: 0.97, blue: 0.85, alpha: 1)
    label.textColor = .black
    label.numberOfLines = 0
    for view in [panel, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(panel)
    panel.addSubview(label)
    // figure: margins-guide
    let margins = panel.layoutMarginsGuide
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    // end figure
  }

  /// Writes the margins.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margins = panel.layoutMargins
    label.text = """
      layout margins
      top \(Int(margins.top)), left \(Int(margins.left))
      bottom \(Int(margins.bottom)), right \(Int(margins.right))
      """
  }
}
