/// The lengths, designs and quirks of a version of the system.
///
/// Everything that depends on the version is in `Systems`, as extensions of this type by topic, and
/// nowhere else is a version compared; `ArchitectureTests` checks this.
package struct SystemMetrics: Sendable {
  /// The version.
  @usableFromInline package let version: SystemVersion

  /// Creates the metrics of a version.
  @inlinable package init(_ version: SystemVersion) {
    self.version = version
  }
}

extension SystemVersion {
  /// The lengths, designs and quirks of the version.
  @inlinable package var metrics: SystemMetrics { SystemMetrics(self) }
}
