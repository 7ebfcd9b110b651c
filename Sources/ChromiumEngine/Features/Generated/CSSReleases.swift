// Made by scripts/make-web-features from MDN's browser-compat-data (CC0).
// swift-format-ignore-file

/// The releases of iOS that introduced features of CSS.
enum CSSReleases {
  /// Properties, by name.
  static let properties = """
    - -webkit-app-region animation-trigger baseline-source border-shape box-decoration-break
    - caret-animation caret-shape column-height column-rule-break column-rule-inset
    - column-rule-inset-cap column-rule-inset-cap-end column-rule-inset-cap-start
    - column-rule-inset-end column-rule-inset-junction column-rule-inset-junction-end
    - column-rule-inset-junction-start column-rule-inset-start column-rule-visibility-items
    - column-wrap corner-block-end-shape corner-block-start-shape corner-bottom-left-shape
    - corner-bottom-right-shape corner-bottom-shape corner-end-end-shape corner-end-start-shape
    - corner-inline-end-shape corner-inline-start-shape corner-left-shape corner-right-shape
    - corner-shape corner-start-end-shape corner-start-start-shape corner-top-left-shape
    - corner-top-right-shape corner-top-shape d flex-line-count font-language-override
    - font-variant-emoji forced-color-adjust hyphenate-limit-chars initial-letter interactivity
    - interest-delay interest-delay-end interest-delay-start interpolate-size object-view-box
    - overflow-clip-margin overlay reading-flow reading-order resize row-rule row-rule-break
    - row-rule-color row-rule-inset row-rule-inset-cap row-rule-inset-cap-end
    - row-rule-inset-cap-start row-rule-inset-end row-rule-inset-junction
    - row-rule-inset-junction-end row-rule-inset-junction-start row-rule-inset-start row-rule-style
    - row-rule-visibility-items row-rule-width rule rule-break rule-color rule-inset rule-inset-cap
    - rule-inset-end rule-inset-junction rule-inset-start rule-overlap rule-style
    - rule-visibility-items rule-width scroll-initial-target scroll-marker-group scroll-target-group
    - speak text-fit text-justify text-size-adjust text-spacing-trim timeline-trigger
    - timeline-trigger-activation-range timeline-trigger-activation-range-end
    - timeline-trigger-activation-range-start timeline-trigger-active-range
    - timeline-trigger-active-range-end timeline-trigger-active-range-start timeline-trigger-name
    - timeline-trigger-source trigger-scope user-select view-transition-group view-transition-scope
    - window-drag
    8 background-blend-mode buffered-rendering isolation mask-type mix-blend-mode overflow-wrap
    8 paint-order tab-size text-emphasis text-emphasis-color text-emphasis-position
    8 text-emphasis-style
    9 align-content align-items align-self animation animation-delay animation-direction
    9 animation-duration animation-fill-mode animation-iteration-count animation-name
    9 animation-play-state animation-timing-function column-count column-fill column-rule
    9 column-rule-color column-rule-style column-rule-width column-span column-width columns cx cy
    9 flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap font-kerning
    9 font-synthesis justify-content justify-items order perspective perspective-origin
    9 place-content quotes r transform transform-origin transform-style transition transition-delay
    9 transition-duration transition-property transition-timing-function x y
    9.3 all border-image-repeat clip-path custom-property filter font-feature-settings
    9.3 font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures
    9.3 font-variant-numeric font-variant-position touch-action will-change
    10 break-after break-before break-inside object-fit object-position
    10.3 gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
    10.3 grid-column-end grid-column-start grid-row grid-row-end grid-row-start grid-template
    10.3 grid-template-areas grid-template-columns grid-template-rows justify-self row-gap
    10.3 shape-image-threshold shape-margin shape-outside writing-mode
    11 font-stretch font-variation-settings line-break place-items place-self scroll-padding
    11 scroll-padding-bottom scroll-padding-left scroll-padding-right scroll-padding-top
    11 scroll-snap-align scroll-snap-type transform-box
    11.3 caret-color
    12.2 block-size border-block-end border-block-end-color border-block-end-style
    12.2 border-block-end-width border-block-start border-block-start-color border-block-start-style
    12.2 border-block-start-width border-inline-end border-inline-end-color border-inline-end-style
    12.2 border-inline-end-width border-inline-start border-inline-start-color
    12.2 border-inline-start-style border-inline-start-width inline-size margin-block-end
    12.2 margin-block-start margin-inline-end margin-inline-start max-block-size max-inline-size
    12.2 min-block-size min-inline-size padding-block-end padding-block-start padding-inline-end
    12.2 padding-inline-start text-decoration-color text-decoration-line text-decoration-style
    12.2 text-decoration-thickness text-underline-offset text-underline-position
    13 color-scheme
    13.4 cursor font-optical-sizing image-orientation
    14 text-orientation
    14.5 border-block border-block-color border-block-style border-block-width border-inline
    14.5 border-inline-color border-inline-style border-inline-width inset inset-block
    14.5 inset-block-end inset-block-start inset-inline inset-inline-end inset-inline-start
    14.5 margin-block margin-inline math-style padding-block padding-inline rotate scale
    14.5 scroll-margin scroll-margin-bottom scroll-margin-left scroll-margin-right scroll-margin-top
    14.5 translate
    15 aspect-ratio border-end-end-radius border-end-start-radius border-start-end-radius
    15 border-start-start-radius scroll-margin-block scroll-margin-block-end
    15 scroll-margin-block-start scroll-margin-inline scroll-margin-inline-end
    15 scroll-margin-inline-start scroll-padding-block scroll-padding-block-end
    15 scroll-padding-block-start scroll-padding-inline scroll-padding-inline-end
    15 scroll-padding-inline-start scroll-snap-stop
    15.4 accent-color appearance backface-visibility contain font-palette mask-clip mask-composite
    15.4 mask-image mask-mode mask-origin mask-position mask-repeat mask-size offset-path
    15.4 print-color-adjust scroll-behavior text-combine-upright text-decoration-skip-ink
    16 animation-composition container container-name container-type offset offset-anchor
    16 offset-distance offset-position offset-rotate overscroll-behavior overscroll-behavior-block
    16 overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y text-align-last
    16.4 font-size-adjust font-synthesis-small-caps font-synthesis-style font-synthesis-weight
    17 contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size
    17 contain-intrinsic-size contain-intrinsic-width hyphenate-character hyphens
    17.2 counter-set
    17.4 rx ry text-wrap text-wrap-mode transition-behavior white-space-collapse
    17.5 text-wrap-style
    18 backdrop-filter content-visibility view-transition-name
    18.2 ruby-align ruby-overhang ruby-position scrollbar-gutter scrollbar-width text-box
    18.2 text-box-edge text-box-trim view-transition-class
    18.4 text-autospace
    26 anchor-name anchor-scope animation-range animation-range-end animation-range-start
    26 animation-timeline dynamic-range-limit overflow-block overflow-inline position-anchor
    26 position-area position-try position-try-fallbacks position-try-order scroll-timeline
    26 scroll-timeline-axis scroll-timeline-name timeline-scope view-timeline view-timeline-axis
    26 view-timeline-inset view-timeline-name
    26.2 field-sizing math-shift position-visibility scrollbar-color
    26.4 math-depth
    27 overflow-anchor
    """

  /// Keyword values, as property:keyword.
  static let keywords = """
    - display:ruby touch-action:pan-down touch-action:pan-left touch-action:pan-right
    - touch-action:pan-up
    8 image-rendering:crisp-edges
    10 image-rendering:pixelated
    10.3 display:grid display:inline-grid
    11 height:fit-content height:max-content height:min-content max-height:fit-content
    11 max-height:max-content max-height:min-content max-width:fit-content max-width:max-content
    11 max-width:min-content min-height:fit-content min-height:max-content min-height:min-content
    11 min-width:fit-content min-width:max-content min-width:min-content width:fit-content
    11 width:max-content width:min-content
    11.3 display:contents
    13 display:flow-root line-break:anywhere position:sticky touch-action:none touch-action:pan-x
    13 touch-action:pan-y touch-action:pinch-zoom
    13.4 white-space:break-spaces
    15.4 flex-basis:content overflow-wrap:anywhere
    16 flex-basis:fit-content flex-basis:max-content flex-basis:min-content
    16 grid-template-columns:subgrid grid-template-rows:subgrid overflow-x:clip overflow-y:clip
    16 overflow:clip
    16.4 font-size:xxx-large
    17.5 text-wrap-style:balance text-wrap-style:stable text-wrap:balance text-wrap:stable
    18 content-visibility:auto
    26 text-wrap-style:pretty text-wrap:pretty
    27 appearance:base-select height:stretch max-height:stretch max-width:stretch min-height:stretch
    27 min-width:stretch width:stretch
    """

  /// Functions in values.
  static let functions = """
    - calc-size if superellipse
    9.3 var
    10.3 color image-set
    11.3 env max min
    12.2 conic-gradient repeating-conic-gradient
    13.4 clamp
    15 hwb lab lch
    15.4 abs acos asin atan atan2 cos exp hypot log mod oklab oklch pow rem round sign sin sqrt tan
    16 ray
    16.2 color-mix
    17.5 light-dark
    26 anchor anchor-size contrast-color progress
    26.2 sibling-count sibling-index
    """

  /// Units of lengths.
  static let units = """
    13.4 q
    15.4 dvb dvh dvi dvmax dvmin dvw ic lvb lvh lvi lvmax lvmin lvw svb svh svi svmax svmin svw vb
    15.4 vi
    16 cqb cqh cqi cqmax cqmin cqw
    16.4 lh rlh
    17.2 cap rcap rch rex ric
    """

  /// Pseudo-classes and pseudo-elements.
  static let selectors = """
    - host-context interest-source interest-target scroll-button scroll-marker scroll-marker-group
    - search-text selection target-after target-before target-current view-transition-group-children
    - xr-overlay
    8 cue future past scope
    9 any-link placeholder-shown
    10 defined host slotted
    10.3 focus-within placeholder
    11.3 marker
    13.4 part picture-in-picture
    14 is where
    14.5 file-selector-button
    15 autofill
    15.4 backdrop buffering focus-visible has muted paused playing seeking stalled volume-locked
    15.6 modal
    16.4 dir fullscreen
    16.5 user-invalid user-valid
    17 popover-open
    17.2 highlight
    17.4 grammar-error spelling-error state
    18 active-view-transition view-transition view-transition-group view-transition-image-pair
    18 view-transition-new view-transition-old
    18.2 active-view-transition-type target-text
    18.4 details-content
    26.5 open
    27 checkmark picker picker-icon
    """

  /// At-rules.
  static let rules = """
    - function
    9 keyframes supports
    9.3 font-feature-values
    15.4 font-palette-values layer
    16 container
    16.4 property
    17 counter-style
    17.4 scope
    17.5 starting-style
    18.2 page view-transition
    26 position-try
    """

  /// Nested style rules and comparisons in media queries.
  static let syntax = """
    16.4 media-ranges
    16.5 nesting
    """
}
