"""Thirty uses of env(safe-area-inset-*) in a page, and the uses without the expected value (docs/engines.md)."""

INSETS = {"top": 44.5, "right": 3, "bottom": 34, "left": 5}
TOP = 44.5
# WebKit does not evaluate env() in media queries, on iOS either.
WITHOUT_VALUE = {"media"}
# Not rewritten: a cross-origin style sheet, whose rules scripts cannot read.
NOT_REWRITTEN = {"crossOriginSheet"}

SCRIPT = """
const top = 'env(safe-area-inset-top)', byId = id => document.getElementById(id);
const one = document.createElement('style'); document.head.append(one);
one.sheet.insertRule(`#insertRule { padding-top: ${top} }`);
byId('setProperty').style.setProperty('padding-top', top);
byId('property').style.paddingTop = top;
one.sheet.insertRule('#ruleStyle { color: red }'); one.sheet.cssRules[0].style.paddingTop = top;
const two = new CSSStyleSheet(); two.replaceSync(`#adopted { padding-top: ${top} }`);
const three = new CSSStyleSheet(); three.insertRule(`#constructed { padding-top: ${top} }`);
document.adoptedStyleSheets = [two, three];
const closed = byId('closed').attachShadow({mode: 'closed'});
closed.innerHTML = `<style>p { margin: 0; padding-top: ${top} }</style><p></p>`;
window.shadowOfTest = closed;
byId('animation').animate([{paddingTop: top}, {paddingTop: top}], {duration: 1e6, fill: 'both'});
byId('innerHTML').innerHTML = `<p id=inner style="margin:0;padding-top:${top}"></p>`;
const four = document.createElement('style'); four.textContent = `#newStyle { padding-top: ${top} }`; document.head.append(four);
"""

SHEET = """
#style { padding-top: env(safe-area-inset-top) }
#shorthand { padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left) }
#calc { padding-top: calc(env(safe-area-inset-top) + 10px - 10px) }
#max { padding-top: max(1px, env(safe-area-inset-top)) }
#fallback { padding-top: env(safe-area-inset-top, 99px) }
#unknown { padding-top: env(fanlight-unknown, 44.5px) }
:root { --top: env(safe-area-inset-top) } #custom { padding-top: var(--top) }
@supports (padding-top: env(safe-area-inset-top)) { #supports { padding-top: env(safe-area-inset-top) } }
@layer base { #layer { padding-top: env(safe-area-inset-top) } }
main { & #nesting { padding-top: env(safe-area-inset-top) } }
@keyframes move { from, to { padding-top: env(safe-area-inset-top) } } #keyframes { animation: move 1000s both }
#important { padding-top: env(safe-area-inset-top) !important }
@media (min-height: env(safe-area-inset-top)) { #media { padding-top: 44.5px } }
"""

NAMES = ["linked", "crossOriginSheet", "imported", "style", "attribute", "shorthand", "calc", "max", "fallback", "unknown",
         "custom", "supports", "layer", "nesting", "keyframes", "important", "insertRule", "setProperty", "property",
         "ruleStyle", "adopted", "constructed", "closed", "declarative", "animation", "innerHTML", "newStyle", "media"]

FRAME = ("<!doctype html><style>body { margin: 0; padding-top: env(safe-area-inset-top) }</style><script>"
         "addEventListener('message', event => { if (event.data === 'read') "
         "event.source.postMessage({name: location.search, top: getComputedStyle(document.body).paddingTop}, '*') })</script>")

READ = """
const values = {};
const topOf = element => parseFloat(getComputedStyle(element).paddingTop);
for (const name of %s) values[name] = topOf(document.getElementById(name));
values.closed = topOf(shadowOfTest.querySelector('p'));
values.declarative = topOf(document.getElementById('declarative').shadowRoot.querySelector('p'));
values.innerHTML = topOf(document.getElementById('inner'));
for (let i = 0; i < frames.length; i++) {
  const answer = new Promise(done => { const take = event => { if (event.source === frames[i] && event.data.top) { removeEventListener('message', take); done(event.data.top); } };
    addEventListener('message', take); setTimeout(done, 3000, 'none'); });
  frames[i].postMessage('read', '*');
  values[['frame', 'crossOriginFrame'][i]] = parseFloat(await answer);
}
return JSON.stringify(values);
""" % NAMES


def serve(server):
    """Adds a page with all uses to a server, and returns its URL."""
    other = server.url("", host="localhost")
    kind = "text/css"
    server.page("/linked.css", "#linked { padding-top: env(safe-area-inset-top) }", kind)
    server.page("/cross.css", "#crossOriginSheet { padding-top: env(safe-area-inset-top) }", kind)
    server.page("/imported.css", "#imported { padding-top: env(safe-area-inset-top) }", kind)
    server.page("/frame.html", FRAME)
    boxes = "".join(f"<div id={name}></div>" for name in NAMES if name not in ("attribute", "declarative"))
    return server.page("/places.html", f"""<!doctype html><meta name=viewport content="width=device-width,viewport-fit=cover">
<link rel=stylesheet href=/linked.css><link rel=stylesheet href={other}/cross.css>
<style>@import url(/imported.css);</style><style>{SHEET}</style>
<main>{boxes}<div id=attribute style="padding-top: env(safe-area-inset-top)"></div>
<div id=declarative><template shadowrootmode=open><style>p {{ margin: 0; padding-top: env(safe-area-inset-top) }}</style><p></p></template></div></main>
<iframe src=/frame.html></iframe><iframe src={other}/frame.html></iframe><script>{{{SCRIPT}}}</script>""")
