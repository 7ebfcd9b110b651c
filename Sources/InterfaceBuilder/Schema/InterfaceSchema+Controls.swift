extension InterfaceSchema {
  static let controlKinds = [
    InterfaceKind(
      "control", "view",
      attributes: """
        contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected
        """),
    InterfaceKind(
      "button", "control",
      attributes: """
        buttonType lineBreakMode adjustsImageWhenHighlighted adjustsImageWhenDisabled
        reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted
        springLoaded role showsMenuAsPrimaryAction changesSelectionAsPrimaryAction
        """,
      keys: """
        fontDescription contentEdgeInsets titleEdgeInsets imageEdgeInsets size state configuration
        titleShadowOffset
        """),
    InterfaceKind(
      "textField", "control",
      attributes: """
        text placeholder textAlignment borderStyle clearButtonMode minimumFontSize
        adjustsFontSizeToFit clearsOnBeginEditing background disabledBackground
        adjustsFontForContentSizeCategory
        """, keys: "text textColor fontDescription textInputTraits"),
    InterfaceKind("switch", "control", attributes: "on", keys: "onTintColor thumbTintColor"),
    InterfaceKind(
      "slider", "control",
      attributes: "value minValue maxValue continuous minimumValueImage maximumValueImage",
      keys: "minimumTrackTintColor maximumTrackTintColor thumbTintColor"),
    InterfaceKind(
      "stepper", "control",
      attributes: "value minimumValue maximumValue stepValue wraps autorepeat continuous"),
    InterfaceKind(
      "segmentedControl", "control",
      attributes:
        "selectedSegmentIndex segmentControlStyle momentary apportionsSegmentWidthsByContent",
      keys: "selectedSegmentTintColor", lists: "segments"),
    InterfaceKind("segment", attributes: "title image enabled width"),
    InterfaceKind(
      "pageControl", "control",
      attributes: "currentPage numberOfPages hidesForSinglePage",
      keys: "pageIndicatorTintColor currentPageIndicatorTintColor"),
    InterfaceKind(
      "datePicker", "control",
      attributes: "datePickerMode style minuteInterval useCurrentDate countDownDuration",
      keys: "date minimumDate maximumDate"),
  ]
}
