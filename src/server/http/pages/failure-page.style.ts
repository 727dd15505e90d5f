const light = {
  page: "#f6f7f9",
  card: "#fff",
  quiet: "#e9ecf1",
  hairline: "#d3d8e1",
  edge: "#7f8798",
  ink: "#12141c",
  "on-ink": "#fff",
  muted: "#565d6d",
  action: "#2336a8",
  "action-strong": "#18267a",
  copper: "#c4662f",
  "copper-text": "#9a4a1c",
  warning: "#f2b23e",
  focus: "#2336a8",
  "focus-gap": "#fff",
};

const dark: typeof light = {
  page: "#12141c",
  card: "#1d202b",
  quiet: "#252936",
  hairline: "#3a4050",
  edge: "#7f8798",
  ink: "#f6f7f9",
  "on-ink": "#12141c",
  muted: "#b6bcc9",
  action: "#5468ea",
  "action-strong": "#4256d8",
  copper: "#c4662f",
  "copper-text": "#dc8a58",
  warning: "#46340f",
  focus: "#aeb9ff",
  "focus-gap": "#12141c",
};

/** Roles of `src/web/styles/tokens.css`. */
export const failureRoles = { light, dark };

const declare = (roles: typeof light) =>
  Object.entries(roles)
    .map(([role, color]) => `--${role}:${color}`)
    .join(";");

/** Without web fonts, and without a build step that would translate `light-dark()`. */
export const failureStyle = `
:root{color-scheme:light;${declare(light)}}
@media screen{:root[data-theme=dark]{color-scheme:dark;${declare(dark)}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declare(dark)}}}
*{box-sizing:border-box}
html{background:var(--page);color:var(--ink);font:1.0625rem/1.55 Figtree,system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;overflow-wrap:break-word}
header,main{width:100%;max-width:80rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3.5rem)}
header{padding-block:1rem}
.trial{padding:.375rem 1rem;background:var(--warning);text-align:center;font-size:.875rem;font-weight:600}
main{flex:1;display:grid;grid-template-columns:minmax(0,1fr);gap:2.5rem;align-content:center;align-items:center;padding-block:1.5rem 4rem}
.logo{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;text-decoration:none;font:800 1.5rem/1.25 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.025em}
.logo svg{height:1.75rem;width:auto}
.eyebrow{margin:0 0 .75rem;color:var(--copper-text);font-weight:600}
.eyebrow::before{content:"";display:block;width:3.5rem;height:9px;margin-bottom:1rem;background:linear-gradient(#c4662f 0 0) 0 0/100% 2px no-repeat,linear-gradient(#c4662f8c 0 0) 0 4px/100% 1px no-repeat,linear-gradient(#c4662f47 0 0) 0 8px/100% 1px no-repeat}
h1{margin:0;max-width:16ch;font:700 clamp(2.125rem,1.7rem + 2vw,3.25rem)/1.04 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.02em;text-wrap:balance}
.text{margin:1.25rem 0 0;max-width:34rem;color:var(--muted);text-wrap:pretty}
.text strong{color:var(--ink)}
.auto{margin:1.25rem 0 0;max-width:34rem;color:var(--muted);font-size:.9375rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:2rem 0 0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.25rem;border:2px solid;border-radius:14px;background:var(--card);color:var(--ink);font:600 1.0625rem/1.3 Figtree,system-ui,sans-serif;text-decoration:none;cursor:pointer}
.button:hover{border-color:var(--ink);background:var(--ink);color:var(--on-ink)}
.first{border-color:var(--action);background:var(--action);color:#fff}
.first:hover{border-color:var(--action-strong);background:var(--action-strong);color:#fff}
form{margin-top:1.75rem;max-width:30rem}
label{display:block;margin-bottom:.375rem;font-weight:600}
.row{display:flex;gap:.5rem}
input{min-width:0;min-height:3rem;padding:.5rem .875rem;border:1px solid var(--edge);border-radius:14px;background:var(--card);color:inherit;font:inherit}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focus-gap)}
.art{display:block;width:100%;max-width:34rem;height:auto;justify-self:center}
@media (min-width:56rem){main{grid-template-columns:minmax(0,1.05fr) minmax(0,1fr);gap:4rem}}
main>div{min-width:0}
.row{flex-wrap:wrap}
input{flex:1 1 11rem}
@media (max-width:55.99rem){main{align-content:start}.art{max-width:22rem;justify-self:start}}
`;
