/** The style sheet of the HTML report: system fonts, light and dark, screen and paper. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #f5f6f8; --card: #fff; --ink: #1b2027; --quiet: #566070; --line: #dbe0e7; --well: #f5f6f8; --focus: #0b57d0; --link: #0b57d0; --edge: #8792a2;
  --pass: #17713a; --fail: #b3261e; --error: #7a2fa8; --pending: #0a5a9c; --warn: #855500; --skip: #566070;
  --pass-tint: #e7f5ec; --fail-tint: #fcebe9; --error-tint: #f5ebfb; --pending-tint: #e6f1fb; --warn-tint: #fdf3dc; --skip-tint: #eef0f3;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1116; --card: #161b22; --ink: #e6eaf0; --quiet: #9ba6b5; --line: #2d3540; --well: #0e1218; --focus: #8ab4ff; --link: #8ab4ff; --edge: #6b7788;
    --pass: #5ccb83; --fail: #ff8f86; --error: #d7a6ff; --pending: #83bdff; --warn: #e9bd5c; --skip: #9ba6b5;
    --pass-tint: #12281a; --fail-tint: #331917; --error-tint: #28193a; --pending-tint: #13263a; --warn-tint: #2e2410; --skip-tint: #20262e;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); }
[hidden] { display: none !important; }
header, main, footer { max-width: 66rem; margin: 0 auto; padding: 0 1.25rem; }
h1, h2, h3, h4, p, ul, dl, dd, pre, fieldset { margin: 0; padding: 0; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h2 { font-size: 1.1875rem; margin: 2.25rem 0 .75rem; }
h3 { font-size: 1.0625rem; overflow-wrap: anywhere; }
h4 { font-size: .9375rem; font-weight: 600; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: .15em; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .8125rem; }
h3 code, h4 code { font-size: .9em; }
code { overflow-wrap: anywhere; unicode-bidi: isolate; }
.away:not(:focus):not(:active) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.jump { position: absolute; top: .5rem; left: .5rem; padding: .5rem .75rem; background: var(--card); z-index: 1; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }

.pass { --tone: var(--pass); --tint: var(--pass-tint); }
.fail { --tone: var(--fail); --tint: var(--fail-tint); }
.error { --tone: var(--error); --tint: var(--error-tint); }
.pending { --tone: var(--pending); --tint: var(--pending-tint); }
.warn { --tone: var(--warn); --tint: var(--warn-tint); }
.skip { --tone: var(--skip); --tint: var(--skip-tint); }
.badge { display: inline-flex; align-items: center; gap: .35em; padding: .1em .6em; border-radius: 1em; background: var(--tint); color: var(--tone);
  border: 1px solid transparent; font-size: .8125rem; font-weight: 600; line-height: 1.5; white-space: nowrap; }
.icon { flex: none; width: 1em; height: 1em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; vertical-align: -.125em; }

.top { padding-top: 2rem; }
.trial { font-size: .875rem; font-weight: 600; margin-bottom: .75rem; }
.brand { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; font-size: .875rem; color: var(--quiet); margin-bottom: .75rem; }
.brand b { color: var(--ink); letter-spacing: -.01em; }
.verdict { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; align-items: center; background: var(--card); border: 1px solid var(--line);
  border-top: 4px solid var(--tone); border-radius: 10px; padding: 1.5rem; }
.verdict .seal { grid-row: span 2; display: grid; place-items: center; width: 3.5rem; height: 3.5rem; border-radius: 50%; background: var(--tint); color: var(--tone);
  font-size: 1.75rem; font-weight: 700; line-height: 1; }
.verdict h1 { font-size: 1.625rem; letter-spacing: -.015em; overflow-wrap: anywhere; }
.verdict h1 b { color: var(--tone); }
.verdict .next { color: var(--quiet); }
.verdict .next b { color: var(--ink); font-weight: 600; }
.share { grid-column: 1 / -1; display: block; width: 100%; height: 8px; border-radius: 4px; margin-top: 1.25rem; background: var(--well); }
rect { fill: var(--tone); }
.counts { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; font-size: .875rem; margin-top: .5rem; }
.counts li { display: flex; align-items: center; gap: .4rem; }
.counts .sign { color: var(--tone); font-weight: 700; }

.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.card + .card { margin-top: 1rem; }
.list { list-style: none; padding: .25rem 1.25rem; }
.list > li { padding: .75rem 0; overflow-wrap: anywhere; }
.list > li + li { border-top: 1px solid var(--line); }
.list pre { margin-top: .5rem; }
.problems { border-left: 4px solid var(--fail); }

table { width: 100%; border-collapse: collapse; font-size: .875rem; }
caption { text-align: left; padding: .75rem 1.25rem 0; color: var(--quiet); font-size: .8125rem; }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
th[scope=row] { min-width: 11rem; }
th:first-child, td:first-child { padding-left: 1.25rem; }
th:last-child, td:last-child { padding-right: 1.25rem; }
thead th { font-size: .75rem; font-weight: 600; color: var(--quiet); white-space: nowrap; }
tbody tr { border-top: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { overflow-x: auto; position: relative; background:
  linear-gradient(90deg, var(--card) 40%, transparent) left / 2.5rem 100% no-repeat local,
  linear-gradient(270deg, var(--card) 40%, transparent) right / 2.5rem 100% no-repeat local,
  linear-gradient(90deg, var(--edge), transparent) left / 1rem 100% no-repeat scroll,
  linear-gradient(270deg, var(--edge), transparent) right / 1rem 100% no-repeat scroll, var(--card); }

.filter { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; padding: 1rem 1.25rem; margin-bottom: 1rem; font-size: .875rem; }
.filter legend, .filter .label { display: block; font-size: .75rem; font-weight: 600; color: var(--quiet); padding: 0; margin-bottom: .3rem; }
.filter fieldset { border: 0; min-width: 0; }
.filter .words { flex: 1 1 14rem; }
.filter input[type=search] { width: 100%; font: inherit; color: inherit; background: var(--well); border: 1px solid var(--quiet); border-radius: 6px; padding: .35rem .6rem; }
.chips { display: flex; flex-wrap: wrap; gap: .4rem; }
.chips label { display: inline-flex; gap: .4em; align-items: center; padding: .3rem .65rem; border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
.chips label:has(:checked) { border-color: var(--tone); background: var(--tint); color: var(--tone); font-weight: 600; }
.chips input { accent-color: var(--tone); margin: 0; }
button { font: inherit; font-size: .8125rem; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .7rem; cursor: pointer; }
button:hover { border-color: var(--quiet); }
.shown { flex-basis: 100%; color: var(--quiet); }

.contract > header { max-width: none; margin: 0; padding: 1.125rem 1.25rem 1rem; }
.contract h3 { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.facts { display: flex; flex-wrap: wrap; gap: .1rem .6rem; margin-top: .4rem; font-size: .8125rem; color: var(--quiet); list-style: none; }
.facts li:not(:last-child)::after { content: "·"; margin-left: .6rem; }
.escalated { margin-top: .6rem; color: var(--fail); font-weight: 600; font-size: .875rem; }
details { border-top: 1px solid var(--line); }
.card > details:first-child { border-top: 0; }
summary { display: flex; flex-wrap: wrap; gap: .35rem .75rem; align-items: center; padding: .7rem 1.25rem; font-size: .9375rem; cursor: pointer; list-style: none; border-radius: 6px; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; flex: none; width: .4rem; height: .4rem; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg); margin-right: .1rem; }
details[open] > summary::before { transform: rotate(45deg) translate(-.1rem, -.1rem); }
summary:focus-visible { outline-offset: -3px; }
summary:hover { background: var(--well); }
summary h4 { flex: 1 1 16rem; }
summary .aside { display: flex; gap: .75rem; color: var(--quiet); font-size: .8125rem; font-variant-numeric: tabular-nums; }
.criterion { border-left: 4px solid var(--tone); }
.body { padding: 0 1.25rem 1.25rem 2.6rem; }
.message { font-size: .9375rem; overflow-wrap: anywhere; white-space: pre-line; }
.body dl, .about { display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1.25rem; font-size: .875rem; }
.body dl { margin-top: .75rem; }
.about { padding: 1.125rem 1.25rem; }
dt { color: var(--quiet); }
dd { overflow-wrap: anywhere; white-space: pre-line; min-width: 0; }
dd ul { list-style: none; }
pre { background: var(--well); border: 1px solid var(--line); border-radius: 6px; padding: .75rem .9rem; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; line-height: 1.5; }
.versus { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-top: .75rem; }
.versus section { background: var(--well); border: 1px solid var(--line); border-radius: 6px; padding: .6rem .9rem; font-size: .875rem; overflow-wrap: anywhere; }
.versus h5 { margin: 0 0 .2rem; font-size: .75rem; color: var(--quiet); }
.output { margin-top: 1rem; }
.output pre, .roll { max-height: 26rem; overflow: auto; }
.output p { font-size: .8125rem; color: var(--quiet); margin-bottom: .3rem; }
.copied { display: flex; gap: .5rem; align-items: start; }
.copied > code, .copied > pre { flex: 0 1 auto; min-width: 0; }
.copied > pre { flex: 1 1 auto; }
.copied button { flex: none; padding: .05rem .5rem; }
.passes .body, .more .body { padding: 0; }
.more .inside { padding: 0 1.25rem 1.25rem; }
.more .inside p { margin-bottom: .5rem; font-size: .875rem; color: var(--quiet); }

.when { width: 40%; }
.axis { display: flex; justify-content: space-between; }
.bar { display: block; width: 100%; height: .875rem; margin-top: .25rem; background: linear-gradient(90deg, var(--line) 1px, transparent 1px) 0 0 / 25% 100%, var(--well); border-radius: 3px; }
footer { padding-top: 2rem; padding-bottom: 3rem; font-size: .8125rem; color: var(--quiet); }

@media (max-width: 44rem) {
  header, main, footer { padding-left: .75rem; padding-right: .75rem; }
  .verdict { padding: 1.125rem; gap: .25rem .9rem; }
  .verdict .seal { align-self: start; width: 2.75rem; height: 2.75rem; font-size: 1.375rem; }
  .verdict h1 { font-size: 1.3125rem; }
  .body { padding-left: 1.25rem; }
  .body dl, .about { grid-template-columns: 1fr; gap: 0; }
  .versus { grid-template-columns: 1fr; gap: .5rem; }
  .body dd, .about dd { margin-bottom: .6rem; }
  .wide { min-width: 38rem; }
}
@media (forced-colors: active) {
  .badge, .chips label:has(:checked) { border-color: CanvasText; }
  rect { fill: CanvasText; }
}
@page { margin: 14mm; }
@media print {
  :root { color-scheme: light; --paper: #fff; --well: #fff; }
  html { font-size: 11px; }
  header, main, footer { max-width: none; padding: 0; }
  .filter, .jump, .copied button { display: none !important; }
  details::details-content { display: block; content-visibility: visible; height: auto; opacity: 1; }
  summary::before { display: none; }
  .output pre, .roll { max-height: none; overflow: visible; }
  .scroll { overflow: visible; background: none; }
  .card, .criterion, pre { break-inside: auto; }
  h2, h3, h4, summary, thead { break-after: avoid; }
  tr, dt, dd { break-inside: avoid; }
  .badge, .seal, .bar, .share, rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
