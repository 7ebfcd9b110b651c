import WebEngine

/// A scheme handler's task that has not ended, and the stream of its response.
struct RunningSchemeTask {
  let task: SchemeTask
  let handler: any WKURLSchemeHandler
  let parts: AsyncStream<SchemeResponsePart>.Continuation
}
