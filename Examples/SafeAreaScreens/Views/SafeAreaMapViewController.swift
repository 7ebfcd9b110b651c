public import UIKit

/// A screen that fills its safe area with a color and writes the insets into it.
public final class SafeAreaMapViewController: UIViewController {
  private let area = UIView()
  private let label = UILabel()

  /// Puts the colored view to the safe area, and the label to its middle.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 1, green: 0.62, blue: 0.58, alpha: 1)
    area.backgroundColor = UIColor(red: 0.62, green: 0.88, blue: 0.66, alpha: 1)
    area.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(area)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = .black
    label.font = .systemFont(ofSize: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    area.addSubview(label)
    // figure: safe-area-guide
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      area.topAnchor.constraint(equalTo: safeArea.topAnchor),
      area.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      area.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      label.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
    // end figure
  }

  /// Writes the insets.
  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let insets = view.safeAreaInsets
    label.text = """
      safe area
      top \(Int(insets.top)), left \(Int(insets.left))
      bottom \(Int(insets.bottom)), right \(Int(insets.right))
      """
  }
}
