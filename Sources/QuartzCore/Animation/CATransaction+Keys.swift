// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of a transaction's animation duration, in seconds.
public let kCATransactionAnimationDuration: String = "animationDuration"
/// The key of whether a transaction disables actions.
public let kCATransactionDisableActions: String = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction: String = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock: String = "completionBlock"
/// The key under which layers store their transition.
public let kCATransition: String = "transition"
