/// An error in the source of a content rule list; the raw value is WebKit's message.
enum RuleListError: String, Error {
  case notJSON = "Failed to parse the JSON String."
  case notArray = "Invalid input, the top level structure is not an array."
  case noObject = "Invalid object in the top level array."
  case empty = "Empty extension."
  case tooMany = "Too many rules in JSON array."
  case trigger = "Invalid trigger object."
  case filter = "Invalid url-filter object."
  case expression = "Invalid or unsupported regular expression."
  case flags = "Invalid trigger flags array."
  case flagObject = "Invalid object in the trigger flags array."
  case flagString = "Invalid string in the trigger flags array."
  case condition =
    "Invalid list of if-domain, unless-domain, if-top-url, or unless-top-url conditions."
  case domain =
    "Domains must be lower case ASCII. Use punycode to encode non-ASCII characters."
  case conditions =
    "A trigger cannot have more than one condition (if-domain, unless-domain, if-top-url, or unless-top-url)"
  case method = "Invalid request-method in the trigger object."
  case action = "Invalid action object."
  case actionType = "Invalid action type."
  case notification = "Invalid notify action type. Requires a notification."
  case selector = "Invalid css-display-none action type. Requires a selector."
}
