extension Rule {
  /// All rules, in the order of reports.
  package static let all: [Rule] = [
    .sensorOverlap, .cornerClip, .statusBarOverlap, .appBarOverlap, .browserBarOverlap,
    .homeIndicatorOverlap, .trappedContent, .endCover, .startCover, .doubleInset, .viewportMissing,
    .viewportSyntax, .zoomLock, .pageTooWide, .inputZoom, .inertEnv, .keyboardCover, .sideStrip,
    .edgeGap, .targetSize, .standaloneMeta,
  ]
}
