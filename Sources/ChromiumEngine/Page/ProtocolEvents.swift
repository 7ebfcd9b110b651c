import Foundation

/// The parameters of the events that a page handles, with only the members that are used.
enum ProtocolEvents {
  /// `Page.frameRequestedNavigation`: the page requests a load; sent before the load's own events.
  struct FrameRequestedNavigation: Decodable {
    let frameId: String
    let reason: String
    let url: String
  }

  /// `Page.frameStartedNavigating`.
  struct FrameStartedNavigating: Decodable {
    let frameId: String
    let url: String
    let loaderId: String
    let navigationType: String
  }

  /// `Page.frameNavigated`.
  struct FrameNavigated: Decodable {
    struct Frame: Decodable {
      let id: String
      let loaderId: String
      let url: String
      let urlFragment: String?
      let unreachableUrl: String?
    }
    let frame: Frame
    let type: String?

    /// Whether the document is from the back-forward cache.
    var isRestored: Bool { type == "BackForwardCacheRestore" }
  }

  /// `Page.frameAttached`.
  struct FrameAttached: Decodable {
    let frameId: String
    let parentFrameId: String
  }

  /// `Page.frameDetached`.
  struct FrameDetached: Decodable {
    let frameId: String
    let reason: String?
  }

  /// `Page.frameStoppedLoading`.
  struct FrameStoppedLoading: Decodable {
    let frameId: String
  }

  /// `Page.navigatedWithinDocument`.
  struct NavigatedWithinDocument: Decodable {
    let frameId: String
    let url: String
  }

  /// `Fetch.requestPaused`.
  struct RequestPaused: Decodable {
    struct Request: Decodable {
      let url: String
      let urlFragment: String?
      let method: String
      var headers: [String: String]
      let hasPostData: Bool?
      /// The parts of the body; the part of a file has no bytes.
      let postDataEntries: [PostDataEntry]?

      /// Returns the header field with a name, regardless of case.
      func field(_ name: String) -> (name: String, value: String)? {
        headers.first { $0.key.lowercased() == name }.map { (name: $0.key, value: $0.value) }
      }

      struct PostDataEntry: Decodable {
        /// The bytes of the part, in Base64.
        let bytes: String?
      }

      /// The body; `nil` if there is none or if it is not completely known.
      var body: Data? {
        guard let postDataEntries, !postDataEntries.isEmpty else { return nil }
        var body = Data()
        for entry in postDataEntries {
          guard let bytes = entry.bytes.flatMap({ Data(base64Encoded: $0) }) else { return nil }
          body += bytes
        }
        return body
      }
    }
    let requestId: String
    /// The request that was redirected.
    let redirectedRequestId: String?
    var request: Request
    /// Whether the header fields differ from those that Chromium would send.
    var changesHeaders: Bool?
    let frameId: String
    let resourceType: String
    struct Header: Decodable {
      let name: String
      let value: String
    }
    let responseErrorReason: String?
    let responseStatusCode: Int?
    let responseStatusText: String?
    let responseHeaders: [Header]?
    let networkId: String?

    /// Whether the request is paused at its response or failure.
    var isAtResponseStage: Bool { responseErrorReason != nil || responseStatusCode != nil }

    /// Whether the request is for a favicon: only images without an element have no type.
    var isIcon: Bool {
      !isAtResponseStage && resourceType == "Other"
        && request.field("accept")?.value.hasPrefix("image/") == true
    }

    /// Returns the response's header fields, except those with the given lowercase names.
    func responseHeaderFields(without dropped: Set<String> = []) -> [(name: String, value: String)]
    {
      (responseHeaders ?? []).lazy.filter { !dropped.contains($0.name.lowercased()) }
        .map { (name: $0.name, value: $0.value) }
    }

    /// The response's content length, in bytes.
    var length: Int? {
      let field = responseHeaders?.first { $0.name.lowercased() == "content-length" }
      return field.flatMap { Int($0.value) }
    }

    /// The status and header fields of the response; `nil` if there is none.
    var response: MainResourceResponse? {
      responseStatusCode.map { status in
        MainResourceResponse(
          status: status, reason: responseStatusText ?? "",
          headers: responseHeaderFields())
      }
    }
  }

  /// `Network.requestWillBeSent`, `Network.responseReceived`, `Network.loadingFinished` and
  /// `Network.loadingFailed`.
  struct Request: Decodable {
    struct Head: Decodable {
      let url: String
      var initialPriority: String?
    }
    struct Response: Decodable {
      let mimeType: String?
      var status: Int?
      var statusText: String?
    }
    let requestId: String
    let type: String?
    let errorText: String?
    /// The frame that a request is sent for.
    let frameId: String?
    /// The URL and the priority; only in `Network.requestWillBeSent`.
    let request: Head?
    /// Whether the page or the app canceled a request that failed.
    let canceled: Bool?
    /// The load of the requesting document; empty for a worker.
    var loaderId: String?
    /// The response; only in `Network.responseReceived`.
    var response: Response?
  }

  /// `Network.dataReceived` and the events of a web socket or an event stream.
  struct Transfer: Decodable {
    let requestId: String
    /// The URL of the web socket; only in `Network.webSocketCreated`.
    let url: String?
  }

  /// `Runtime.exceptionThrown`.
  struct ExceptionThrown: Decodable {
    struct Details: Decodable {
      struct RemoteObject: Decodable {
        let description: String?
        /// The thrown value, if it is a string.
        let value: String?

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Key.self)
          description = try container.decodeIfPresent(String.self, forKey: .description)
          value = try? container.decode(String.self, forKey: .value)
        }

        private enum Key: CodingKey {
          case description, value
        }
      }
      struct StackTrace: Decodable {
        struct CallFrame: Decodable {
          let url: String
          let lineNumber: Int
        }
        let callFrames: [CallFrame]
      }
      let text: String
      let lineNumber: Int
      let url: String?
      let stackTrace: StackTrace?
      let exception: RemoteObject?
      let executionContextId: Int?
    }
    let exceptionDetails: Details
  }

  /// `Target.detachedFromTarget`.
  struct Detached: Decodable {
    let sessionId: String
  }
}
