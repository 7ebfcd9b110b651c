public import Testing

extension Trait where Self == ConditionTrait {
  /// A trait for tests without a matrix, which run in the first part of a suite only.
  ///
  /// `FANLIGHT_SHARD` divides the screens of each matrix; other tests would run in every part.
  public static var sharded: Self {
    .enabled("it runs in the first part of the suite (FANLIGHT_SHARD)") {
      ScreenShard.current.map { $0.index == 1 } ?? true
    }
  }
}
