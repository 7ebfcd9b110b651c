public import UIKit

/// A colored band with a label that fills it, or only the part of it that is in the safe area.
public final class BannerView: UIView {
  /// What the label keeps to.
  public enum LabelPlace: Sendable, CaseIterable {
    /// All of the band.
    case bounds
    /// The safe area of the band, read from its insets while it lays out its subviews.
    case safeAreaByLayout
    /// The safe area of the band, through its layout guide.
    case safeAreaByConstraints
  }

  /// How high the label is, and the band where nothing reaches into it.
  public static let labelHeight: CGFloat = 44

  /// The label.
  public let label: UILabel = .init()
  private let labelPlace: LabelPlace

  /// Creates a band.
  public init(text: String, color: UIColor, labelPlace: LabelPlace = .bounds) {
    self.labelPlace = labelPlace
    super.init(frame: .zero)
    backgroundColor = color
    label.text = text
    label.textAlignment = .center
    label.textColor = .black
    label.backgroundColor = UIColor(white: 1, alpha: 0.55)
    addSubview(label)
    guard labelPlace == .safeAreaByConstraints else { return }
    label.translatesAutoresizingMaskIntoConstraints = false
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safeArea.topAnchor),
      label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      label.heightAnchor.constraint(equalToConstant: Self.labelHeight),
    ])
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this view is made in code") }

  // figure: labels-in-subviews
  /// Puts the label to the bounds or to the safe part of them.
  public override func layoutSubviews() {
    super.layoutSubviews()
    switch labelPlace {
    case .bounds: label.frame = bounds
    case .safeAreaByLayout: label.frame = bounds.inset(by: safeAreaInsets)
    case .safeAreaByConstraints: break
    }
  }
  // end figure

  /// Lays out again when a bar comes or goes.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
