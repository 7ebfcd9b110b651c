// swift-format-ignore-file: AlwaysUseLowerCamelCase
import WebEngine

// The values are Apple's, as apps write them down (WKWebsiteDataRecord.h).

/// Answers that are kept on disk.
public let WKWebsiteDataTypeDiskCache: String = "WKWebsiteDataTypeDiskCache"

/// Answers that are kept in memory.
public let WKWebsiteDataTypeMemoryCache: String = "WKWebsiteDataTypeMemoryCache"

/// What the manifest of a page named to be kept; the engine knows no such pages.
public let WKWebsiteDataTypeOfflineWebApplicationCache: String =
  "WKWebsiteDataTypeOfflineWebApplicationCache"

/// Cookies.
public let WKWebsiteDataTypeCookies: String = "WKWebsiteDataTypeCookies"

/// The session storage of scripts.
public let WKWebsiteDataTypeSessionStorage: String = "WKWebsiteDataTypeSessionStorage"

/// The local storage of scripts.
public let WKWebsiteDataTypeLocalStorage: String = "WKWebsiteDataTypeLocalStorage"

/// WebSQL databases; the engine has none.
public let WKWebsiteDataTypeWebSQLDatabases: String = "WKWebsiteDataTypeWebSQLDatabases"

/// IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases: String = "WKWebsiteDataTypeIndexedDBDatabases"

/// Registrations of service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations: String =
  "WKWebsiteDataTypeServiceWorkerRegistrations"

/// Answers that scripts keep.
public let WKWebsiteDataTypeFetchCache: String = "WKWebsiteDataTypeFetchCache"

/// Files of scripts.
public let WKWebsiteDataTypeFileSystem: String = "WKWebsiteDataTypeFileSystem"

/// What was searched for in search fields; none are kept.
public let WKWebsiteDataTypeSearchFieldRecentSearches: String =
  "WKWebsiteDataTypeSearchFieldRecentSearches"

/// Keys of protected media; none are kept.
public let WKWebsiteDataTypeMediaKeys: String = "WKWebsiteDataTypeMediaKeys"

/// What the names of media devices are made with; it is not to be had.
public let WKWebsiteDataTypeHashSalt: String = "WKWebsiteDataTypeHashSalt"

extension PageDataKind {
  /// Apple's types, and the kinds that each of them is here; none where the engine has none.
  static let types: [String: Set<PageDataKind>] = [
    WKWebsiteDataTypeDiskCache: [.cache],
    WKWebsiteDataTypeMemoryCache: [.cache],
    WKWebsiteDataTypeOfflineWebApplicationCache: [],
    WKWebsiteDataTypeCookies: [.cookies],
    WKWebsiteDataTypeSessionStorage: [.sessionStorage],
    WKWebsiteDataTypeLocalStorage: [.localStorage],
    WKWebsiteDataTypeWebSQLDatabases: [],
    WKWebsiteDataTypeIndexedDBDatabases: [.databases],
    WKWebsiteDataTypeServiceWorkerRegistrations: [.serviceWorkers],
    WKWebsiteDataTypeFetchCache: [.scriptCaches],
    WKWebsiteDataTypeFileSystem: [.files],
    WKWebsiteDataTypeSearchFieldRecentSearches: [],
    WKWebsiteDataTypeMediaKeys: [],
    WKWebsiteDataTypeHashSalt: [],
  ]

  /// The kinds of Apple's types.
  static func kinds(of types: Set<String>) -> Set<PageDataKind> {
    types.reduce(into: []) { $0.formUnion(Self.types[$1] ?? []) }
  }
}
