export const baseStyles = `
:root {
  --sal: #f6f7f9;
  --blanco: #fff;
  --escarcha: #e9ecf1;
  --obsidiana: #12141c;
  --pizarra: #565d6d;
  --lapis: #2336a8;
  --lapis-hondo: #18267a;
  --lapis-claro: #e3e7fa;
  --cobre: #c4662f;
  --cobre-oscuro: #9a4a1c;
  --verde: #146c4e;
  --rojo: #b3211e;
  --ambar: #f2b23e;
  --borde: #7f8798;
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--sal);
  color: var(--obsidiana);
  font: 17px/1.55 Figtree, "Segoe UI", system-ui, sans-serif;
  overflow-wrap: break-word;
}
h1, h2, h3, p, dl, dd, ul, ol, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: clamp(24px, 4vw, 31px); line-height: 1.15; letter-spacing: -0.01em; }
h2 { font-size: 20px; line-height: 1.25; }
a { color: var(--lapis); text-underline-offset: 3px; }
a:hover { color: var(--lapis-hondo); }
code { font: 15px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px; }
.warning {
  background: var(--ambar);
  padding: 8px 16px;
  text-align: center;
  font-size: 15px;
  line-height: 1.4;
}
.warning strong { letter-spacing: 0.04em; }
.card {
  background: var(--blanco);
  border: 1px solid var(--escarcha);
  border-radius: 14px;
  padding: 24px 16px;
}
.message { max-width: 640px; margin: 24px auto 0; }
.message p + p, .message form, .message .button { margin-top: 16px; }
.quiet { color: var(--pizarra); font-size: 15px; }
.strata {
  height: 9px;
  margin: 16px 0;
  background:
    linear-gradient(var(--cobre), var(--cobre)) 0 0 / 100% 3px no-repeat,
    linear-gradient(var(--cobre), var(--cobre)) 0 5px / 100% 1.5px no-repeat,
    linear-gradient(var(--cobre), var(--cobre)) 0 8px / 100% 0.75px no-repeat;
}
.button {
  display: inline-block;
  min-height: 48px;
  padding: 11px 24px;
  border: 1px solid var(--lapis);
  border-radius: 2px;
  background: var(--lapis);
  color: var(--blanco);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button:hover { background: var(--lapis-hondo); border-color: var(--lapis-hondo); color: var(--blanco); }
.button.plain { background: transparent; border-color: var(--borde); color: var(--obsidiana); }
.button.plain:hover { background: var(--escarcha); color: var(--obsidiana); }
:focus-visible { outline: 2px solid var(--lapis); outline-offset: 2px; box-shadow: 0 0 0 2px var(--blanco); }
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
