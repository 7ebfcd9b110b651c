// Writes what the page measures into the page, so that a picture shows it too.
const probe = document.createElement("div");
probe.style.cssText =
  "position:fixed;visibility:hidden;padding:env(safe-area-inset-top) env(safe-area-inset-right) " +
  "env(safe-area-inset-bottom) env(safe-area-inset-left)";
document.body.append(probe);

function show(name, text) {
  document.querySelector(`[data-number=${name}]`).textContent = text;
}

function measure() {
  const style = getComputedStyle(probe);
  const edges = ["Top", "Right", "Bottom", "Left"].map((edge) => parseFloat(style["padding" + edge]));
  show("env", edges.join(", "));
  show("inner", `${innerWidth} × ${innerHeight}`);
  const root = document.documentElement;
  show("layout", `${root.clientWidth} × ${root.clientHeight}`);
  show("orientation", `${window.orientation ?? 0}°`);
}

addEventListener("resize", measure);
addEventListener("orientationchange", measure);
// The probe is all padding, which only its border box tells.
new ResizeObserver(measure).observe(probe, { box: "border-box" });
measure();
