// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a transaction's duration.
public let kCATransactionAnimationDuration: String = "animationDuration"
/// The name of whether a transaction shows changes without animation.
public let kCATransactionDisableActions: String = "disableActions"
/// The name of a transaction's timing function.
public let kCATransactionAnimationTimingFunction: String = "animationTimingFunction"
/// The name of a transaction's completion block.
public let kCATransactionCompletionBlock: String = "completionBlock"
/// The name under which layers keep their transition.
public let kCATransition: String = "transition"
