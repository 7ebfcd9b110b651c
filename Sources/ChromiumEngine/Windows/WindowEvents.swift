/// The parameters of the events of windows.
enum WindowEvents {
  /// `Page.windowOpen`: a page is about to open a window.
  struct Open: Decodable {
    let url: String
    let windowFeatures: [String]
    let userGesture: Bool
  }

  /// `Target.attachedToTarget`: a tab is there, and waits before it does anything.
  struct Attached: Decodable {
    struct Info: Decodable {
      let targetId: String
      let type: String
      let openerId: String?
      let openerFrameId: String?
      let canAccessOpener: Bool
    }
    let sessionId: String
    let targetInfo: Info
  }
}
