public import CoreGraphics
import UniformTypeIdentifiers

// The names from before iOS 14 for types of UniformTypeIdentifiers.

/// The identifier `public.item`.
public var kUTTypeItem: CFString { name(.item) }
/// The identifier `public.content`.
public var kUTTypeContent: CFString { name(.content) }
/// The identifier `public.composite-content`.
public var kUTTypeCompositeContent: CFString { name(.compositeContent) }
/// The identifier `public.message`.
public var kUTTypeMessage: CFString { name(.message) }
/// The identifier `public.contact`.
public var kUTTypeContact: CFString { name(.contact) }
/// The identifier `public.archive`.
public var kUTTypeArchive: CFString { name(.archive) }
/// The identifier `public.disk-image`.
public var kUTTypeDiskImage: CFString { name(.diskImage) }
/// The identifier `public.data`.
public var kUTTypeData: CFString { name(.data) }
/// The identifier `public.directory`.
public var kUTTypeDirectory: CFString { name(.directory) }
/// The identifier `public.resolvable`.
public var kUTTypeResolvable: CFString { name(.resolvable) }
/// The identifier `public.symlink`.
public var kUTTypeSymLink: CFString { name(.symbolicLink) }
/// The identifier `public.executable`.
public var kUTTypeExecutable: CFString { name(.executable) }
/// The identifier `public.mount-point`.
public var kUTTypeMountPoint: CFString { name(.mountPoint) }
/// The identifier `com.apple.alias-file`.
public var kUTTypeAliasFile: CFString { name(.aliasFile) }
/// The identifier `public.url`.
public var kUTTypeURL: CFString { name(.url) }
/// The identifier `public.file-url`.
public var kUTTypeFileURL: CFString { name(.fileURL) }
/// The identifier `public.text`.
public var kUTTypeText: CFString { name(.text) }
/// The identifier `public.plain-text`.
public var kUTTypePlainText: CFString { name(.plainText) }
/// The identifier `public.utf8-plain-text`.
public var kUTTypeUTF8PlainText: CFString { name(.utf8PlainText) }
/// The identifier `public.utf16-plain-text`.
public var kUTTypeUTF16PlainText: CFString { name(.utf16PlainText) }
/// The identifier `public.delimited-values-text`.
public var kUTTypeDelimitedText: CFString { name(.delimitedText) }
/// The identifier `public.comma-separated-values-text`.
public var kUTTypeCommaSeparatedText: CFString { name(.commaSeparatedText) }
/// The identifier `public.utf8-tab-separated-values-text`.
public var kUTTypeTabSeparatedText: CFString { name(.tabSeparatedText) }
/// The identifier `public.utf8-tab-separated-values-text`.
public var kUTTypeUTF8TabSeparatedText: CFString { name(.utf8TabSeparatedText) }
/// The identifier `public.rtf`.
public var kUTTypeRTF: CFString { name(.rtf) }
/// The identifier `public.html`.
public var kUTTypeHTML: CFString { name(.html) }
/// The identifier `public.xml`.
public var kUTTypeXML: CFString { name(.xml) }
/// The identifier `public.source-code`.
public var kUTTypeSourceCode: CFString { name(.sourceCode) }
/// The identifier `public.swift-source`.
public var kUTTypeSwiftSource: CFString { name(.swiftSource) }
/// The identifier `public.c-source`.
public var kUTTypeCSource: CFString { name(.cSource) }
/// The identifier `com.netscape.javascript-source`.
public var kUTTypeJavaScript: CFString { name(.javaScript) }
/// The identifier `public.json`.
public var kUTTypeJSON: CFString { name(.json) }
/// The identifier `com.apple.property-list`.
public var kUTTypePropertyList: CFString { name(.propertyList) }
/// The identifier `com.apple.xml-property-list`.
public var kUTTypeXMLPropertyList: CFString { name(.xmlPropertyList) }
/// The identifier `com.apple.binary-property-list`.
public var kUTTypeBinaryPropertyList: CFString { name(.binaryPropertyList) }
/// The identifier `com.adobe.pdf`.
public var kUTTypePDF: CFString { name(.pdf) }
/// The identifier `com.apple.rtfd`.
public var kUTTypeRTFD: CFString { name(.rtfd) }
/// The identifier `com.apple.flat-rtfd`.
public var kUTTypeFlatRTFD: CFString { name(.flatRTFD) }
/// The identifier `com.apple.webarchive`.
public var kUTTypeWebArchive: CFString { name(.webArchive) }
/// The identifier `public.image`.
public var kUTTypeImage: CFString { name(.image) }
/// The identifier `public.jpeg`.
public var kUTTypeJPEG: CFString { name(.jpeg) }
/// The identifier `public.tiff`.
public var kUTTypeTIFF: CFString { name(.tiff) }
/// The identifier `com.compuserve.gif`.
public var kUTTypeGIF: CFString { name(.gif) }
/// The identifier `public.png`.
public var kUTTypePNG: CFString { name(.png) }
/// The identifier `com.microsoft.bmp`.
public var kUTTypeBMP: CFString { name(.bmp) }
/// The identifier `com.microsoft.ico`.
public var kUTTypeICO: CFString { name(.ico) }
/// The identifier `public.camera-raw-image`.
public var kUTTypeRawImage: CFString { name(.rawImage) }
/// The identifier `public.svg-image`.
public var kUTTypeScalableVectorGraphics: CFString { name(.svg) }
/// The identifier `com.apple.live-photo`.
public var kUTTypeLivePhoto: CFString { name(.livePhoto) }
/// The identifier `public.audiovisual-content`.
public var kUTTypeAudiovisualContent: CFString { name(.audiovisualContent) }
/// The identifier `public.movie`.
public var kUTTypeMovie: CFString { name(.movie) }
/// The identifier `public.video`.
public var kUTTypeVideo: CFString { name(.video) }
/// The identifier `public.audio`.
public var kUTTypeAudio: CFString { name(.audio) }
/// The identifier `com.apple.quicktime-movie`.
public var kUTTypeQuickTimeMovie: CFString { name(.quickTimeMovie) }
/// The identifier `public.mpeg`.
public var kUTTypeMPEG: CFString { name(.mpeg) }
/// The identifier `public.mpeg-2-video`.
public var kUTTypeMPEG2Video: CFString { name(.mpeg2Video) }
/// The identifier `public.mpeg-2-transport-stream`.
public var kUTTypeMPEG2TransportStream: CFString { name(.mpeg2TransportStream) }
/// The identifier `public.mp3`.
public var kUTTypeMP3: CFString { name(.mp3) }
/// The identifier `public.mpeg-4`.
public var kUTTypeMPEG4: CFString { name(.mpeg4Movie) }
/// The identifier `public.mpeg-4-audio`.
public var kUTTypeMPEG4Audio: CFString { name(.mpeg4Audio) }
/// The identifier `com.apple.protected-mpeg-4-audio`.
public var kUTTypeAppleProtectedMPEG4Audio: CFString { name(.appleProtectedMPEG4Audio) }
/// The identifier `com.apple.protected-mpeg-4-video`.
public var kUTTypeAppleProtectedMPEG4Video: CFString { name(.appleProtectedMPEG4Video) }
/// The identifier `public.avi`.
public var kUTTypeAVIMovie: CFString { name(.avi) }
/// The identifier `public.aiff-audio`.
public var kUTTypeAudioInterchangeFileFormat: CFString { name(.aiff) }
/// The identifier `com.microsoft.waveform-audio`.
public var kUTTypeWaveformAudio: CFString { name(.wav) }
/// The identifier `public.midi-audio`.
public var kUTTypeMIDIAudio: CFString { name(.midi) }
/// The identifier `public.playlist`.
public var kUTTypePlaylist: CFString { name(.playlist) }
/// The identifier `public.m3u-playlist`.
public var kUTTypeM3UPlaylist: CFString { name(.m3uPlaylist) }
/// The identifier `public.folder`.
public var kUTTypeFolder: CFString { name(.folder) }
/// The identifier `public.volume`.
public var kUTTypeVolume: CFString { name(.volume) }
/// The identifier `com.apple.package`.
public var kUTTypePackage: CFString { name(.package) }
/// The identifier `com.apple.bundle`.
public var kUTTypeBundle: CFString { name(.bundle) }
/// The identifier `com.apple.framework`.
public var kUTTypeFramework: CFString { name(.framework) }
/// The identifier `com.apple.application`.
public var kUTTypeApplication: CFString { name(.application) }
/// The identifier `public.database`.
public var kUTTypeDatabase: CFString { name(.database) }
/// The identifier `org.gnu.gnu-zip-archive`.
public var kUTTypeGNUZipArchive: CFString { name(.gzip) }
/// The identifier `public.bzip2-archive`.
public var kUTTypeBzip2Archive: CFString { name(.bz2) }
/// The identifier `public.zip-archive`.
public var kUTTypeZipArchive: CFString { name(.zip) }
/// The identifier `public.spreadsheet`.
public var kUTTypeSpreadsheet: CFString { name(.spreadsheet) }
/// The identifier `public.presentation`.
public var kUTTypePresentation: CFString { name(.presentation) }
/// The identifier `public.font`.
public var kUTTypeFont: CFString { name(.font) }
/// The identifier `public.bookmark`.
public var kUTTypeBookmark: CFString { name(.bookmark) }
/// The identifier `public.x509-certificate`.
public var kUTTypeX509Certificate: CFString { name(.x509Certificate) }
/// The identifier `com.rsa.pkcs-12`.
public var kUTTypePKCS12: CFString { name(.pkcs12) }
/// The identifier `org.idpf.epub-container`.
public var kUTTypeElectronicPublication: CFString { name(.epub) }
/// The identifier `public.log`.
public var kUTTypeLog: CFString { name(.log) }
/// The identifier `public.vcard`.
public var kUTTypeVCard: CFString { name(.vCard) }
/// The identifier `public.to-do-item`.
public var kUTTypeToDoItem: CFString { name(.toDoItem) }
/// The identifier `public.calendar-event`.
public var kUTTypeCalendarEvent: CFString { name(.calendarEvent) }
/// The identifier `public.email-message`.
public var kUTTypeEmailMessage: CFString { name(.emailMessage) }
/// The identifier `com.apple.internet-location`.
public var kUTTypeInternetLocation: CFString { name(.internetLocation) }

private func name(_ type: UTType) -> CFString { CFString(string: type.identifier) }
