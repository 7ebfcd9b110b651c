public import Foundation

/// A view controller that offers activities for text, URLs and images.
///
/// No other apps are installed here: it lists copying and the activities that the app provides.
open class UIActivityViewController: UIViewController {
  /// The type of a closure that is called with an activity's type, whether it completed, the items
  /// it returned and its error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let sharedItems: [Any]
  private let activities: [UIActivity]
  private let rows = UIStackView()

  /// The completion handler, called after the sheet is dismissed or an activity has finished.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activity types that are not listed.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller for items and custom activities.
  ///
  /// - Parameters:
  ///   - activityItems: The items to share.
  ///   - applicationActivities: The app's activities, in addition to the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    sharedItems = activityItems
    // Activities that share precede those that act on the items.
    let all = [CopyActivity()] + (applicationActivities ?? [])
    activities = UIActivity.Category.inOrder.flatMap { category in
      all.filter { type(of: $0).activityCategory == category }
    }
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates nothing: archives of controllers are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Creates a row for each activity that can act on the items.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    rows.axis = .vertical
    rows.spacing = 12
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      rows.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    rows.addArrangedSubview(header)
    for activity in activities where isListed(activity) {
      rows.addArrangedSubview(button(for: activity))
    }
  }

  /// Finishes without an activity when the sheet is dismissed by a drag.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { callCompletionHandler(nil, false) }
  }

  /// The placeholders of the sources, before an activity is chosen (S17.28).
  private var placeholders: [Any] {
    sharedItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// Returns the items that an activity receives.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    sharedItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private var header: UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 2
    label.text =
      placeholders.lazy.compactMap { item -> String? in
        (item as? URL)?.absoluteString ?? item as? String
      }.first
    return label
  }

  private func isListed(_ activity: UIActivity) -> Bool {
    if let type = activity.activityType, excludedActivityTypes?.contains(type) == true {
      return false
    }
    return activity.canPerform(withActivityItems: placeholders)
  }

  private func button(for activity: UIActivity) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = activity.activityTitle
    configuration.image = activity.activityImage
    configuration.imagePadding = 12
    configuration.buttonSize = .large
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.perform(activity) })
  }

  private func perform(_ activity: UIActivity) {
    if let controller = activity.activityViewController { present(controller, animated: true) }
    activity.run(with: items(for: activity.activityType)) { [weak self] completed in
      guard let self else { return }
      callCompletionHandler(activity.activityType, completed)
      dismiss(animated: true)
    }
  }

  private func callCompletionHandler(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }
}
