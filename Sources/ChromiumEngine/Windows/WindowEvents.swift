/// The parameters of the events about popups.
enum WindowEvents {
  /// `Page.windowOpen`: a page is about to open a popup.
  struct Open: Decodable {
    let url: String
    let windowFeatures: [String]
    let userGesture: Bool
  }

  /// `Target.attachedToTarget`: a tab was created, and is paused.
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
