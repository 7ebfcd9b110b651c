// swift-format-ignore-file: AlwaysUseLowerCamelCase

import WebEngine

// The values are Apple's, as apps write them down (WKWebsiteDataRecord.h).

/// On-disk caches.
public let WKWebsiteDataTypeDiskCache: String = "WKWebsiteDataTypeDiskCache"

/// In-memory caches.
public let WKWebsiteDataTypeMemoryCache: String = "WKWebsiteDataTypeMemoryCache"

/// Offline web application caches; the engine has none.
public let WKWebsiteDataTypeOfflineWebApplicationCache: String =
  "WKWebsiteDataTypeOfflineWebApplicationCache"

/// Cookies.
public let WKWebsiteDataTypeCookies: String = "WKWebsiteDataTypeCookies"

/// Session storage.
public let WKWebsiteDataTypeSessionStorage: String = "WKWebsiteDataTypeSessionStorage"

/// Local storage.
public let WKWebsiteDataTypeLocalStorage: String = "WKWebsiteDataTypeLocalStorage"

/// WebSQL databases; the engine has none.
public let WKWebsiteDataTypeWebSQLDatabases: String = "WKWebsiteDataTypeWebSQLDatabases"

/// IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases: String = "WKWebsiteDataTypeIndexedDBDatabases"

/// Service worker registrations.
public let WKWebsiteDataTypeServiceWorkerRegistrations: String =
  "WKWebsiteDataTypeServiceWorkerRegistrations"

/// Responses in the Cache API.
public let WKWebsiteDataTypeFetchCache: String = "WKWebsiteDataTypeFetchCache"

/// Files of the File System API.
public let WKWebsiteDataTypeFileSystem: String = "WKWebsiteDataTypeFileSystem"

/// Recent searches of search fields; none are stored here.
public let WKWebsiteDataTypeSearchFieldRecentSearches: String =
  "WKWebsiteDataTypeSearchFieldRecentSearches"

/// Media keys; none are stored here.
public let WKWebsiteDataTypeMediaKeys: String = "WKWebsiteDataTypeMediaKeys"

/// The salt of media device identifiers; not available here.
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
