extension InterfaceSchema {
  static let viewKinds = [
    InterfaceKind(
      "view",
      attributes: """
        alpha autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode hidden
        horizontalCompressionResistancePriority horizontalHuggingPriority
        insetsLayoutMarginsFromSafeArea multipleTouchEnabled opaque preservesSuperviewLayoutMargins
        restorationIdentifier semanticContentAttribute tag translatesAutoresizingMaskIntoConstraints
        userInteractionEnabled verticalCompressionResistancePriority verticalHuggingPriority
        appearanceType insetsLayoutMargins nibIdentifier
        """,
      keys: """
        frame bounds autoresizingMask backgroundColor tintColor layoutMargins
        directionalLayoutMargins safeArea keyboard accessibilityConfiguration contentView
        """, lists: "subviews gestureRecognizers interactions"),
    InterfaceKind(
      "label", "view",
      attributes: """
        text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor
        minimumFontSize adjustsFontSizeToFit adjustsLetterSpacingToFitWidth enabled highlighted
        preferredMaxLayoutWidth adjustsFontForContentSizeCategory useAutomaticPreferredMaxLayoutWidth
        lineBreakStrategy
        """,
      keys: """
        text attributedText fontDescription textColor highlightedColor shadowColor shadowOffset
        """),
    InterfaceKind(
      "imageView", "view",
      attributes:
        "image highlightedImage highlighted adjustsImageSizeForAccessibilityContentSizeCategory",
      keys: "preferredSymbolConfiguration imageReference"),
    InterfaceKind(
      "activityIndicatorView", "view", attributes: "style animating hidesWhenStopped",
      keys: "color"),
    InterfaceKind(
      "progressView", "view", attributes: "progress progressViewStyle",
      keys: "progressTintColor trackTintColor"),
    InterfaceKind(
      "textView", "scrollView",
      attributes: """
        text textAlignment editable selectable adjustsFontForContentSizeCategory
        """,
      keys: """
        text attributedText fontDescription textColor textInputTraits dataDetectorType
        """),
    InterfaceKind(
      "stackView", "view",
      attributes: """
        axis alignment distribution spacing spacingType baselineRelativeArrangement
        layoutMarginsRelativeArrangement
        """),
    InterfaceKind("containerView", "view"),
    InterfaceKind(
      "visualEffectView", "view", keys: "blurEffect vibrancyEffect"),
    InterfaceKind(
      "pickerView", "view"),
    InterfaceKind(
      "navigationBar", "view",
      attributes: "barStyle translucent largeTitles",
      keys: """
        barTintColor titleTextAttributes largeTitleTextAttributes standardAppearance
        scrollEdgeAppearance compactAppearance
        """, lists: "items textAttributes"),
    InterfaceKind(
      "toolbar", "view", attributes: "barStyle translucent", keys: "barTintColor", lists: "items"),
    InterfaceKind(
      "tabBar", "view", attributes: "barStyle translucent itemPositioning",
      keys: "barTintColor unselectedItemTintColor selectedImageTintColor", lists: "items"),
    InterfaceKind(
      "searchBar", "view",
      attributes: """
        text placeholder prompt barStyle searchBarStyle translucent showsCancelButton
        showsScopeBar
        """, keys: "barTintColor textInputTraits"),
    InterfaceKind("window", "view", attributes: "visibleAtLaunch"),
    InterfaceKind("wkWebView", "view", keys: "wkWebViewConfiguration"),
    InterfaceKind("viewLayoutGuide"),
    InterfaceKind("viewControllerLayoutGuide", attributes: "type"),
    InterfaceKind("layoutGuide", attributes: "identifier"),
  ]
}
