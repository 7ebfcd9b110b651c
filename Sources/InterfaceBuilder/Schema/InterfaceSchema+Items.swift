extension InterfaceSchema {
  static let itemKinds = [
    InterfaceKind(
      "barItem",
      attributes: "title image landscapeImage enabled tag",
      keys: "imageInsets title imageReference"),
    InterfaceKind(
      "barButtonItem", "barItem",
      attributes: "style systemItem width springLoaded selected",
      keys: "tintColor customView"),
    InterfaceKind(
      "tabBarItem", "barItem", attributes: "badgeValue selectedImage systemItem",
      keys: "badgeColor titlePositionAdjustment"),
    InterfaceKind(
      "navigationItem",
      attributes: """
        title prompt largeTitleDisplayMode leftItemsSupplementBackButton hidesBackButton
        backButtonTitle
        """,
      keys: """
        leftBarButtonItem rightBarButtonItem backBarButtonItem titleView title
        """, lists: "leftBarButtonItems rightBarButtonItems"),
    InterfaceKind(
      "gestureRecognizer",
      attributes: "enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded"),
    InterfaceKind(
      "tapGestureRecognizer", "gestureRecognizer",
      attributes: "numberOfTapsRequired numberOfTouchesRequired"),
    InterfaceKind(
      "panGestureRecognizer", "gestureRecognizer",
      attributes: "minimumNumberOfTouches maximumNumberOfTouches"),
    InterfaceKind(
      "screenEdgePanGestureRecognizer", "gestureRecognizer",
      attributes: "minimumNumberOfTouches", keys: "edges"),
    InterfaceKind(
      "swipeGestureRecognizer", "gestureRecognizer",
      attributes: "direction numberOfTouchesRequired"),
    InterfaceKind(
      "pongPressGestureRecognizer", "gestureRecognizer",
      attributes:
        "minimumPressDuration numberOfTapsRequired numberOfTouchesRequired allowableMovement"),
    InterfaceKind("pinchGestureRecognizer", "gestureRecognizer"),
    InterfaceKind("rotationGestureRecognizer", "gestureRecognizer"),
    InterfaceKind("refreshControl", "control"),
  ]
}
