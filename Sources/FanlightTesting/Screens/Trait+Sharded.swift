public import Testing

extension Trait where Self == ConditionTrait {
  /// A trait of tests without screens, which run in the first part of a suite alone.
  ///
  /// `FANLIGHT_SHARD` divides the screens of each matrix; a test without a matrix would run in every part.
  public static var sharded: Self {
    .enabled("it runs in the first part of the suite (FANLIGHT_SHARD)") {
      ScreenShard.current.map { $0.index == 1 } ?? true
    }
  }
}
