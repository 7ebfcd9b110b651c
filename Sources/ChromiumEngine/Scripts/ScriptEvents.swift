/// The parameters of the `Runtime` events.
enum ScriptEvents {
  /// `Runtime.executionContextCreated`.
  struct ContextCreated: Decodable {
    struct Context: Decodable {
      struct Data: Decodable {
        let isDefault: Bool?
        let frameId: String?
      }
      let id: Int
      let uniqueId: String
      let name: String
      /// The document's serialized origin; "://" for an opaque one.
      let origin: String
      let auxData: Data?
    }
    let context: Context
  }

  /// `Runtime.executionContextDestroyed`.
  struct ContextDestroyed: Decodable {
    let executionContextId: Int
  }

  /// `Runtime.bindingCalled`.
  struct BindingCalled: Decodable {
    let name: String
    let payload: String
    let executionContextId: Int
  }
}
