import EngineSupport

// Made by scripts/make-web-features from MDN's browser-compat-data (CC0).
// swift-format-ignore-file

/// The releases of iOS that introduced built-ins of JavaScript.
enum JavaScriptReleases {
  /// Global objects and functions.
  static let globals = """
    8 WeakMap
    10 Generator GeneratorFunction Intl
    10.3 AsyncFunction
    11.3 AsyncIterator
    12 AsyncGenerator AsyncGeneratorFunction
    14 AggregateError BigInt
    14.5 FinalizationRegistry WeakRef
    15 BigInt64Array BigUint64Array
    15.2 Atomics SharedArrayBuffer
    18.2 Float16Array
    18.4 Iterator
    """

  /// Members, as object.member.
  static let members = """
    8 Array.fill Array.find Array.findIndex ArrayBuffer.isView Map.forEach Map.size Map.values
    8 Math.acosh Math.asinh Math.atanh Math.cbrt Math.clz32 Math.cosh Math.expm1 Math.fround
    8 Math.hypot Math.imul Math.log10 Math.log1p Math.log2 Math.sinh Math.tanh Math.trunc
    8 Promise.race Set.forEach Set.size Set.values
    9 Array.copyWithin Array.from Array.of Array.values Math.sign Number.isInteger Number.isNaN
    9 Number.isSafeInteger Number.parseFloat Number.parseInt Object.assign
    9 Object.getOwnPropertySymbols Object.setPrototypeOf String.codePointAt String.endsWith
    9 String.fromCodePoint String.raw
    10 Generator.return Generator.throw Intl.Collator Intl.Collator.compare
    10 Intl.Collator.resolvedOptions Intl.Collator.supportedLocalesOf Intl.DateTimeFormat
    10 Intl.DateTimeFormat.format Intl.DateTimeFormat.resolvedOptions
    10 Intl.DateTimeFormat.supportedLocalesOf Intl.NumberFormat Intl.NumberFormat.format
    10 Intl.NumberFormat.resolvedOptions Intl.NumberFormat.supportedLocalesOf
    10 Proxy.handler.getPrototypeOf Proxy.handler.isExtensible Proxy.handler.ownKeys
    10 Proxy.handler.preventExtensions Proxy.handler.setPrototypeOf Proxy.revocable
    10 Reflect.getPrototypeOf Reflect.isExtensible Reflect.ownKeys Reflect.preventExtensions
    10 Reflect.setPrototypeOf String.normalize String.padEnd String.padStart TypedArray.copyWithin
    10 TypedArray.every TypedArray.fill TypedArray.find TypedArray.findIndex TypedArray.forEach
    10 TypedArray.from TypedArray.lastIndexOf TypedArray.of TypedArray.reduce TypedArray.reduceRight
    10 TypedArray.reverse TypedArray.sort TypedArray.values
    10.3 Intl.getCanonicalLocales Object.values
    11 Intl.DateTimeFormat.formatToParts
    11.3 Promise.finally
    12 Array.flat Array.flatMap AsyncGenerator.return AsyncGenerator.throw String.trimEnd
    12 String.trimStart
    12.2 Object.fromEntries
    13 Intl.NumberFormat.formatToParts Intl.PluralRules Intl.PluralRules.resolvedOptions
    13 Intl.PluralRules.select Intl.PluralRules.supportedLocalesOf Promise.allSettled
    13.4 String.replaceAll
    14 AggregateError.errors BigInt.asIntN BigInt.asUintN BigInt.toLocaleString BigInt.valueOf
    14 Intl.Locale Intl.Locale.baseName Intl.Locale.calendar Intl.Locale.caseFirst
    14 Intl.Locale.collation Intl.Locale.hourCycle Intl.Locale.language Intl.Locale.maximize
    14 Intl.Locale.minimize Intl.Locale.numberingSystem Intl.Locale.numeric Intl.Locale.region
    14 Intl.Locale.script Intl.RelativeTimeFormat Intl.RelativeTimeFormat.format
    14 Intl.RelativeTimeFormat.formatToParts Intl.RelativeTimeFormat.resolvedOptions
    14 Intl.RelativeTimeFormat.supportedLocalesOf Promise.any
    14.5 FinalizationRegistry.register FinalizationRegistry.unregister
    14.5 Intl.DateTimeFormat.formatRange Intl.DateTimeFormat.formatRangeToParts Intl.DisplayNames
    14.5 Intl.DisplayNames.of Intl.DisplayNames.resolvedOptions Intl.DisplayNames.supportedLocalesOf
    14.5 Intl.ListFormat Intl.ListFormat.format Intl.ListFormat.formatToParts
    14.5 Intl.ListFormat.resolvedOptions Intl.ListFormat.supportedLocalesOf Intl.Segmenter
    14.5 Intl.Segmenter.resolvedOptions Intl.Segmenter.segment Intl.Segmenter.supportedLocalesOf
    14.5 Intl.Segments Intl.Segments.containing WeakRef.deref
    15 DataView.getBigInt64 DataView.getBigUint64 DataView.setBigInt64 DataView.setBigUint64
    15 Error.cause
    15.2 Atomics.and Atomics.compareExchange Atomics.exchange Atomics.isLockFree Atomics.load
    15.2 Atomics.notify Atomics.or Atomics.store Atomics.sub Atomics.wait Atomics.xor
    15.2 SharedArrayBuffer.byteLength
    15.4 Array.at Array.findLast Array.findLastIndex Intl.NumberFormat.formatRange
    15.4 Intl.NumberFormat.formatRangeToParts Intl.PluralRules.selectRange Intl.supportedValuesOf
    15.4 Object.hasOwn String.at TypedArray.at TypedArray.findLast TypedArray.findLastIndex
    16 Array.toReversed Array.toSorted Array.toSpliced Array.with TypedArray.toReversed
    16 TypedArray.toSorted TypedArray.with
    16.4 Array.fromAsync ArrayBuffer.maxByteLength ArrayBuffer.resizable ArrayBuffer.resize
    16.4 Atomics.waitAsync Intl.DurationFormat Intl.DurationFormat.format
    16.4 Intl.DurationFormat.formatToParts Intl.DurationFormat.resolvedOptions
    16.4 Intl.DurationFormat.supportedLocalesOf SharedArrayBuffer.grow SharedArrayBuffer.growable
    16.4 SharedArrayBuffer.maxByteLength String.isWellFormed
    17 Intl.Locale.getCalendars Intl.Locale.getCollations Intl.Locale.getHourCycles
    17 Intl.Locale.getNumberingSystems Intl.Locale.getTextInfo Intl.Locale.getTimeZones
    17 Intl.Locale.getWeekInfo Set.difference Set.intersection Set.isDisjointFrom Set.isSubsetOf
    17 Set.isSupersetOf Set.symmetricDifference Set.union
    17.2 Error.captureStackTrace
    17.4 ArrayBuffer.detached ArrayBuffer.transfer ArrayBuffer.transferToFixedLength Map.groupBy
    17.4 Object.groupBy Promise.withResolvers
    18.2 DataView.getFloat16 DataView.setFloat16 Math.f16round Promise.try RegExp.escape
    18.2 Uint8Array.fromBase64 Uint8Array.fromHex Uint8Array.setFromBase64 Uint8Array.setFromHex
    18.2 Uint8Array.toBase64 Uint8Array.toHex
    18.4 Error.isError Iterator.drop Iterator.every Iterator.filter Iterator.find Iterator.flatMap
    18.4 Iterator.forEach Iterator.from Iterator.map Iterator.reduce Iterator.some Iterator.take
    18.4 Iterator.toArray JSON.isRawJSON JSON.rawJSON
    26 Intl.Locale.variants
    26.2 Map.getOrInsert Map.getOrInsertComputed Math.sumPrecise WeakMap.getOrInsert
    26.2 WeakMap.getOrInsertComputed
    26.4 Iterator.concat
    """
}
