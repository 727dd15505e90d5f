/** Roles of `src/web/styles/tokens.css`. */
export const baseStyles = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f6f7f9, #12141c);
  --card: light-dark(#fff, #1d202b);
  --quiet: light-dark(#e9ecf1, #252936);
  --hairline: light-dark(#e9ecf1, #3a4050);
  --edge: #7f8798;
  --ink: light-dark(#12141c, #f6f7f9);
  --muted: light-dark(#565d6d, #b6bcc9);
  --action: light-dark(#2336a8, #5468ea);
  --action-strong: light-dark(#18267a, #4256d8);
  --on-action: #fff;
  --accent: light-dark(#2336a8, #aeb9ff);
  --accent-strong: light-dark(#18267a, #cfd6ff);
  --accent-tint: light-dark(#e3e7fa, #232a55);
  --copper: #c4662f;
  --success: light-dark(#146c4e, #4fb08c);
  --danger: light-dark(#b3211e, #ff8f85);
  --warning: light-dark(#f2b23e, #46340f);
  --night: light-dark(#12141c, #0b0c12);
  --on-night: #fff;
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font: 17px/1.55 Figtree, "Segoe UI", system-ui, sans-serif;
  overflow-wrap: break-word;
}
h1, h2, h3, p, dl, dd, ul, ol, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: clamp(24px, 4vw, 31px); line-height: 1.15; letter-spacing: -0.01em; }
h2 { font-size: 20px; line-height: 1.25; }
a { color: var(--accent); text-underline-offset: 3px; }
a:hover { color: var(--accent-strong); }
code { font: 15px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px; }
.warning {
  background: var(--warning);
  padding: 8px 16px;
  text-align: center;
  font-size: 15px;
  line-height: 1.4;
}
.warning strong { letter-spacing: 0.04em; }
.card {
  background: var(--card);
  border: 1px solid var(--hairline);
  border-radius: 14px;
  padding: 24px 16px;
}
.message { max-width: 640px; margin: 24px auto 0; }
.message p + p, .message form, .message .button { margin-top: 16px; }
.quiet { color: var(--muted); font-size: 15px; }
.strata {
  height: 9px;
  margin: 16px 0;
  background:
    linear-gradient(var(--copper), var(--copper)) 0 0 / 100% 3px no-repeat,
    linear-gradient(var(--copper), var(--copper)) 0 5px / 100% 1.5px no-repeat,
    linear-gradient(var(--copper), var(--copper)) 0 8px / 100% 0.75px no-repeat;
}
.button {
  display: inline-block;
  min-height: 48px;
  padding: 11px 24px;
  border: 1px solid var(--action);
  border-radius: 2px;
  background: var(--action);
  color: var(--on-action);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button:hover { background: var(--action-strong); border-color: var(--action-strong); color: var(--on-action); }
.button.plain { background: transparent; border-color: var(--edge); color: var(--ink); }
.button.plain:hover { background: var(--quiet); color: var(--ink); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; box-shadow: 0 0 0 2px var(--page); }
.hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (min-width: 640px) {
  main { padding: 40px 24px 80px; }
  .card { padding: 32px; }
}
`;
