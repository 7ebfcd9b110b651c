// swift-format-ignore-file: AlwaysUseLowerCamelCase

import WebEngine

// The values are Apple's, as apps store them (WKWebsiteDataRecord.h).

/// The data type for on-disk caches.
public let WKWebsiteDataTypeDiskCache: String = "WKWebsiteDataTypeDiskCache"

/// The data type for in-memory caches.
public let WKWebsiteDataTypeMemoryCache: String = "WKWebsiteDataTypeMemoryCache"

/// The data type for offline web application caches; the engine has none.
public let WKWebsiteDataTypeOfflineWebApplicationCache: String =
  "WKWebsiteDataTypeOfflineWebApplicationCache"

/// The data type for cookies.
public let WKWebsiteDataTypeCookies: String = "WKWebsiteDataTypeCookies"

/// The data type for HTML session storage.
public let WKWebsiteDataTypeSessionStorage: String = "WKWebsiteDataTypeSessionStorage"

/// The data type for HTML local storage.
public let WKWebsiteDataTypeLocalStorage: String = "WKWebsiteDataTypeLocalStorage"

/// The data type for WebSQL databases; the engine has none.
public let WKWebsiteDataTypeWebSQLDatabases: String = "WKWebsiteDataTypeWebSQLDatabases"

/// The data type for IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases: String = "WKWebsiteDataTypeIndexedDBDatabases"

/// The data type for service worker registrations.
public let WKWebsiteDataTypeServiceWorkerRegistrations: String =
  "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The data type for responses stored by the Cache API.
public let WKWebsiteDataTypeFetchCache: String = "WKWebsiteDataTypeFetchCache"

/// The data type for files of the File System API.
public let WKWebsiteDataTypeFileSystem: String = "WKWebsiteDataTypeFileSystem"

/// The data type for recent searches of search fields; none are stored here.
public let WKWebsiteDataTypeSearchFieldRecentSearches: String =
  "WKWebsiteDataTypeSearchFieldRecentSearches"

/// The data type for media keys; none are stored here.
public let WKWebsiteDataTypeMediaKeys: String = "WKWebsiteDataTypeMediaKeys"

/// The data type for the salt of media device identifiers; not available here.
public let WKWebsiteDataTypeHashSalt: String = "WKWebsiteDataTypeHashSalt"

extension PageDataKind {
  /// The engine's kinds of data for each of Apple's types; empty if the engine has none.
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

  /// Returns the engine's kinds of data for a set of Apple's types.
  static func kinds(of types: Set<String>) -> Set<PageDataKind> {
    types.reduce(into: []) { $0.formUnion(Self.types[$1] ?? []) }
  }
}
