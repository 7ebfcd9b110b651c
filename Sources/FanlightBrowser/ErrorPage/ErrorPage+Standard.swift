extension ErrorPage {
  static let standardTexts: [PageError.Kind: Text] = [
    .offline: Text(
      title: "You are offline",
      message: "Turn off Airplane Mode or connect to Wi-Fi, then try again."),
    .hostNotFound: Text(
      title: "{host} was not found",
      message: "Look for a mistake in the address. If it is right, the site may be gone."),
    .connectionFailed: Text(
      title: "{host} does not answer",
      message: "The connection could not be made or was ended. The site may be down for a while."),
    .timedOut: Text(
      title: "{host} took too long",
      message: "The site may be busy, or the connection may be poor."),
    .notSecure: Text(
      title: "The connection is not secure",
      message:
        "{host} could not prove that it is {host}. Somebody may be reading along, so nothing was "
        + "sent."),
    .tooManyRedirects: Text(
      title: "{host} leads round in a circle",
      message: "Each of its pages sends to another. Deleting the site's cookies may help."),
    .processEnded: Text(
      title: "The page has ended",
      message: "Something went wrong while {host} was shown."),
    .other: Text(
      title: "The page could not be opened",
      message: "Something went wrong on the way to {host}."),
  ]

  static let standardTemplate = """
    <!DOCTYPE html>
    <html>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{title}</title>
    <style>
    :root { color-scheme: light dark; font: -apple-system-body; }
    body { margin: 0; min-height: 70vh; display: flex; font-family: -apple-system, system-ui, sans-serif;
      background: Canvas; color: CanvasText; }
    main { margin: auto; padding: 24px; max-width: 30em; text-align: center; overflow-wrap: anywhere; }
    h1 { font-size: 1.3em; margin: 0 0 .5em; }
    p { margin: 0 0 1em; opacity: .7; line-height: 1.4; }
    small { display: block; opacity: .5; margin-top: 1.5em; }
    a { display: inline-block; padding: .6em 1.4em; border-radius: 1.2em; text-decoration: none;
      background: #0a7aff; color: #fff; font-weight: 600; }
    a[href=""] { display: none; }
    </style>
    </head>
    <body>
    <main>
    <h1>{title}</h1>
    <p>{message}</p>
    <a href="{retry}">Try Again</a>
    <small>{address}<br>{reason}</small>
    </main>
    </body>
    </html>
    """
}
