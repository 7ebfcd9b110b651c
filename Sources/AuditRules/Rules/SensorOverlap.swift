extension Rule {
  /// Text or a control in the notch or island.
  static let sensorOverlap = Rule(
    id: "sensor-overlap", severity: .critical,
    title: "Content behind the notch or island",
    help: """
      The housing of the camera shows nothing and takes no touches. Text behind it can't be read and \
      a control there can't be tapped, in portrait and in both landscape orientations.
      """,
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      Overlaps(evidence: evidence)
        .offenses(with: [.housing], text: .critical, control: .critical)
    },
    advice: { finding in
      let edge = finding.edge ?? .left
      let line = CSSLine(finding: finding)
      let own = line.length(
        of: ["padding-\(edge)", "padding", "\(edge)"],
        default: edge.axis == .vertical ? "0px" : "16px")
      return finding.advice(
        "Keep the content inside the safe area: pad the element by the inset at this edge.",
        css: line.declaring("padding-\(edge): max(\(own), env(safe-area-inset-\(edge)))"))
    })
}
