import Reporting

extension Report.Failure {
  /// The failure of a run that a signal ended.
  static var endedEarly: Self {
    Self(
      what: "run", message: "The run ended early; the report has what was done until then.",
      advice: "Run it again.")
  }
}
