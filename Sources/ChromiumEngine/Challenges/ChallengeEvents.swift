/// The parameters of the events of challenges.
enum ChallengeEvents {
  /// `Fetch.authRequired`.
  struct AuthRequired: Decodable {
    struct Request: Decodable { let url: String }
    struct Challenge: Decodable {
      let source: String?
      let origin: String
      let scheme: String
      let realm: String
    }
    let requestId: String
    let request: Request
    let authChallenge: Challenge
  }

  /// `Security.certificateError`.
  struct CertificateError: Decodable {
    let eventId: Int
    let errorType: String
    let requestURL: String
  }
}
