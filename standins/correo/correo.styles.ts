export const correoStyles = `
main { max-width: 1280px; }
.bar { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px; margin-bottom: 24px; }
.bar .tools { display: flex; flex-wrap: wrap; gap: 8px; }
.mailbox { display: grid; gap: 24px; align-items: start; }
.mailbox > * { min-width: 0; }
.list { padding: 0; overflow: hidden; }
.list li + li { border-top: 1px solid var(--hairline); }
.list a { display: block; padding: 12px 16px; color: inherit; text-decoration: none; }
.list a:hover { background: var(--quiet); }
.list a[aria-current] { background: var(--accent-tint); box-shadow: inset 3px 0 0 var(--accent); }
.list strong { display: block; line-height: 1.35; }
.mail h2 { font-size: 25px; letter-spacing: -0.01em; }
.mail h3 { font-size: 17px; margin: 32px 0 8px; }
.facts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; }
.facts dt { color: var(--muted); }
.mail iframe {
  display: block;
  width: 100%;
  height: 1200px;
  margin-top: 24px;
  border: 1px solid var(--hairline);
  border-radius: 2px;
  background: var(--card);
}
.mail pre {
  margin: 0;
  padding: 16px;
  background: var(--quiet);
  border-radius: 2px;
  font: 15px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.mail summary { cursor: pointer; font-weight: 600; padding: 8px 0; }
.mail details { margin-top: 16px; border-top: 1px solid var(--hairline); }
.mail .links { display: grid; gap: 4px; }
.mail .links a { overflow-wrap: anywhere; }
.back { display: inline-block; margin-bottom: 16px; }
@media (max-width: 899px) { .mailbox.open .list { display: none; } }
@media (min-width: 900px) {
  .back { display: none; }
  .mailbox { grid-template-columns: 360px minmax(0, 1fr); }
  .mailbox:not(.open) { grid-template-columns: minmax(0, 1fr); }
}
`;
