public import CoreGraphics
import UniformTypeIdentifiers

// The names from before iOS 14 for types of UniformTypeIdentifiers.

/// The identifier of an item of any kind, `public.item`.
public var kUTTypeItem: CFString { name(.item) }
/// The identifier of content of any kind, `public.content`.
public var kUTTypeContent: CFString { name(.content) }
/// The identifier of content of several parts, `public.composite-content`.
public var kUTTypeCompositeContent: CFString { name(.compositeContent) }
/// The identifier of a message, `public.message`.
public var kUTTypeMessage: CFString { name(.message) }
/// The identifier of a contact, `public.contact`.
public var kUTTypeContact: CFString { name(.contact) }
/// The identifier of an archive, `public.archive`.
public var kUTTypeArchive: CFString { name(.archive) }
/// The identifier of a disk image, `public.disk-image`.
public var kUTTypeDiskImage: CFString { name(.diskImage) }
/// The identifier of data of any kind, `public.data`.
public var kUTTypeData: CFString { name(.data) }
/// The identifier of a directory, `public.directory`.
public var kUTTypeDirectory: CFString { name(.directory) }
/// The identifier of a file that refers to another, `public.resolvable`.
public var kUTTypeResolvable: CFString { name(.resolvable) }
/// The identifier of a symbolic link, `public.symlink`.
public var kUTTypeSymLink: CFString { name(.symbolicLink) }
/// The identifier of an executable, `public.executable`.
public var kUTTypeExecutable: CFString { name(.executable) }
/// The identifier of a mount point, `public.mount-point`.
public var kUTTypeMountPoint: CFString { name(.mountPoint) }
/// The identifier of an alias, `com.apple.alias-file`.
public var kUTTypeAliasFile: CFString { name(.aliasFile) }
/// The identifier of a URL, `public.url`.
public var kUTTypeURL: CFString { name(.url) }
/// The identifier of a URL of a file, `public.file-url`.
public var kUTTypeFileURL: CFString { name(.fileURL) }
/// The identifier of text of any kind, `public.text`.
public var kUTTypeText: CFString { name(.text) }
/// The identifier of text without markup, `public.plain-text`.
public var kUTTypePlainText: CFString { name(.plainText) }
/// The identifier of text in UTF-8, `public.utf8-plain-text`.
public var kUTTypeUTF8PlainText: CFString { name(.utf8PlainText) }
/// The identifier of text in UTF-16, `public.utf16-plain-text`.
public var kUTTypeUTF16PlainText: CFString { name(.utf16PlainText) }
/// The identifier of values with delimiters between them, `public.delimited-values-text`.
public var kUTTypeDelimitedText: CFString { name(.delimitedText) }
/// The identifier of values with commas between them, `public.comma-separated-values-text`.
public var kUTTypeCommaSeparatedText: CFString { name(.commaSeparatedText) }
/// The identifier of values with tabs between them, `public.utf8-tab-separated-values-text`.
public var kUTTypeTabSeparatedText: CFString { name(.tabSeparatedText) }
/// The identifier of values with tabs between them, `public.utf8-tab-separated-values-text`.
public var kUTTypeUTF8TabSeparatedText: CFString { name(.utf8TabSeparatedText) }
/// The identifier of rich text, `public.rtf`.
public var kUTTypeRTF: CFString { name(.rtf) }
/// The identifier of HTML, `public.html`.
public var kUTTypeHTML: CFString { name(.html) }
/// The identifier of XML, `public.xml`.
public var kUTTypeXML: CFString { name(.xml) }
/// The identifier of source code of any language, `public.source-code`.
public var kUTTypeSourceCode: CFString { name(.sourceCode) }
/// The identifier of source code of Swift, `public.swift-source`.
public var kUTTypeSwiftSource: CFString { name(.swiftSource) }
/// The identifier of source code of C, `public.c-source`.
public var kUTTypeCSource: CFString { name(.cSource) }
/// The identifier of source code of JavaScript, `com.netscape.javascript-source`.
public var kUTTypeJavaScript: CFString { name(.javaScript) }
/// The identifier of JSON, `public.json`.
public var kUTTypeJSON: CFString { name(.json) }
/// The identifier of a property list, `com.apple.property-list`.
public var kUTTypePropertyList: CFString { name(.propertyList) }
/// The identifier of a property list in XML, `com.apple.xml-property-list`.
public var kUTTypeXMLPropertyList: CFString { name(.xmlPropertyList) }
/// The identifier of a property list in binary form, `com.apple.binary-property-list`.
public var kUTTypeBinaryPropertyList: CFString { name(.binaryPropertyList) }
/// The identifier of a document in PDF, `com.adobe.pdf`.
public var kUTTypePDF: CFString { name(.pdf) }
/// The identifier of rich text with attachments in a package, `com.apple.rtfd`.
public var kUTTypeRTFD: CFString { name(.rtfd) }
/// The identifier of rich text with attachments in one file, `com.apple.flat-rtfd`.
public var kUTTypeFlatRTFD: CFString { name(.flatRTFD) }
/// The identifier of an archive of a web page, `com.apple.webarchive`.
public var kUTTypeWebArchive: CFString { name(.webArchive) }
/// The identifier of an image of any kind, `public.image`.
public var kUTTypeImage: CFString { name(.image) }
/// The identifier of a JPEG image, `public.jpeg`.
public var kUTTypeJPEG: CFString { name(.jpeg) }
/// The identifier of a TIFF image, `public.tiff`.
public var kUTTypeTIFF: CFString { name(.tiff) }
/// The identifier of a GIF image, `com.compuserve.gif`.
public var kUTTypeGIF: CFString { name(.gif) }
/// The identifier of a PNG image, `public.png`.
public var kUTTypePNG: CFString { name(.png) }
/// The identifier of a bitmap of Windows, `com.microsoft.bmp`.
public var kUTTypeBMP: CFString { name(.bmp) }
/// The identifier of an icon of Windows, `com.microsoft.ico`.
public var kUTTypeICO: CFString { name(.ico) }
/// The identifier of a raw image of a camera, `public.camera-raw-image`.
public var kUTTypeRawImage: CFString { name(.rawImage) }
/// The identifier of an SVG image, `public.svg-image`.
public var kUTTypeScalableVectorGraphics: CFString { name(.svg) }
/// The identifier of a live photo, `com.apple.live-photo`.
public var kUTTypeLivePhoto: CFString { name(.livePhoto) }
/// The identifier of audio or video, `public.audiovisual-content`.
public var kUTTypeAudiovisualContent: CFString { name(.audiovisualContent) }
/// The identifier of a movie, which may have video and audio, `public.movie`.
public var kUTTypeMovie: CFString { name(.movie) }
/// The identifier of video without audio, `public.video`.
public var kUTTypeVideo: CFString { name(.video) }
/// The identifier of audio without video, `public.audio`.
public var kUTTypeAudio: CFString { name(.audio) }
/// The identifier of a movie of QuickTime, `com.apple.quicktime-movie`.
public var kUTTypeQuickTimeMovie: CFString { name(.quickTimeMovie) }
/// The identifier of a movie in MPEG-1 or MPEG-2, `public.mpeg`.
public var kUTTypeMPEG: CFString { name(.mpeg) }
/// The identifier of video in MPEG-2, `public.mpeg-2-video`.
public var kUTTypeMPEG2Video: CFString { name(.mpeg2Video) }
/// The identifier of a transport stream in MPEG-2, `public.mpeg-2-transport-stream`.
public var kUTTypeMPEG2TransportStream: CFString { name(.mpeg2TransportStream) }
/// The identifier of audio in MP3, `public.mp3`.
public var kUTTypeMP3: CFString { name(.mp3) }
/// The identifier of a movie in MPEG-4, `public.mpeg-4`.
public var kUTTypeMPEG4: CFString { name(.mpeg4Movie) }
/// The identifier of audio in MPEG-4, `public.mpeg-4-audio`.
public var kUTTypeMPEG4Audio: CFString { name(.mpeg4Audio) }
/// The identifier of protected audio in MPEG-4, `com.apple.protected-mpeg-4-audio`.
public var kUTTypeAppleProtectedMPEG4Audio: CFString { name(.appleProtectedMPEG4Audio) }
/// The identifier of a protected movie in MPEG-4, `com.apple.protected-mpeg-4-video`.
public var kUTTypeAppleProtectedMPEG4Video: CFString { name(.appleProtectedMPEG4Video) }
/// The identifier of a movie in AVI, `public.avi`.
public var kUTTypeAVIMovie: CFString { name(.avi) }
/// The identifier of audio in AIFF, `public.aiff-audio`.
public var kUTTypeAudioInterchangeFileFormat: CFString { name(.aiff) }
/// The identifier of audio in WAV, `com.microsoft.waveform-audio`.
public var kUTTypeWaveformAudio: CFString { name(.wav) }
/// The identifier of music in MIDI, `public.midi-audio`.
public var kUTTypeMIDIAudio: CFString { name(.midi) }
/// The identifier of a playlist, `public.playlist`.
public var kUTTypePlaylist: CFString { name(.playlist) }
/// The identifier of a playlist in M3U, `public.m3u-playlist`.
public var kUTTypeM3UPlaylist: CFString { name(.m3uPlaylist) }
/// The identifier of a folder that the user sees, `public.folder`.
public var kUTTypeFolder: CFString { name(.folder) }
/// The identifier of a volume, `public.volume`.
public var kUTTypeVolume: CFString { name(.volume) }
/// The identifier of a directory that the user sees as a file, `com.apple.package`.
public var kUTTypePackage: CFString { name(.package) }
/// The identifier of a bundle, `com.apple.bundle`.
public var kUTTypeBundle: CFString { name(.bundle) }
/// The identifier of a framework, `com.apple.framework`.
public var kUTTypeFramework: CFString { name(.framework) }
/// The identifier of an application, `com.apple.application`.
public var kUTTypeApplication: CFString { name(.application) }
/// The identifier of a database, `public.database`.
public var kUTTypeDatabase: CFString { name(.database) }
/// The identifier of an archive in gzip, `org.gnu.gnu-zip-archive`.
public var kUTTypeGNUZipArchive: CFString { name(.gzip) }
/// The identifier of an archive in bzip2, `public.bzip2-archive`.
public var kUTTypeBzip2Archive: CFString { name(.bz2) }
/// The identifier of an archive in ZIP, `public.zip-archive`.
public var kUTTypeZipArchive: CFString { name(.zip) }
/// The identifier of a spreadsheet, `public.spreadsheet`.
public var kUTTypeSpreadsheet: CFString { name(.spreadsheet) }
/// The identifier of a presentation, `public.presentation`.
public var kUTTypePresentation: CFString { name(.presentation) }
/// The identifier of a font, `public.font`.
public var kUTTypeFont: CFString { name(.font) }
/// The identifier of a bookmark, `public.bookmark`.
public var kUTTypeBookmark: CFString { name(.bookmark) }
/// The identifier of a certificate, `public.x509-certificate`.
public var kUTTypeX509Certificate: CFString { name(.x509Certificate) }
/// The identifier of a certificate with its key, `com.rsa.pkcs-12`.
public var kUTTypePKCS12: CFString { name(.pkcs12) }
/// The identifier of a book in EPUB, `org.idpf.epub-container`.
public var kUTTypeElectronicPublication: CFString { name(.epub) }
/// The identifier of a log, `public.log`.
public var kUTTypeLog: CFString { name(.log) }
/// The identifier of a contact in vCard format, `public.vcard`.
public var kUTTypeVCard: CFString { name(.vCard) }
/// The identifier of a task, `public.to-do-item`.
public var kUTTypeToDoItem: CFString { name(.toDoItem) }
/// The identifier of an event of a calendar, `public.calendar-event`.
public var kUTTypeCalendarEvent: CFString { name(.calendarEvent) }
/// The identifier of a message of electronic mail, `public.email-message`.
public var kUTTypeEmailMessage: CFString { name(.emailMessage) }
/// The identifier of a location on the internet, `com.apple.internet-location`.
public var kUTTypeInternetLocation: CFString { name(.internetLocation) }

private func name(_ type: UTType) -> CFString { CFString(string: type.identifier) }
