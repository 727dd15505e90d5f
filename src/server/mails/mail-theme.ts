/** Colours and faces of docs/diseno.md "Colours", as values: mail programs know no custom properties. */
export const colours = {
  sal: "#F6F7F9",
  blanco: "#FFFFFF",
  escarcha: "#E9ECF1",
  veta: "#D3D8E1",
  obsidiana: "#12141C",
  pizarra: "#565D6D",
  lapis: "#2336A8",
  cobre: "#C4662F",
  verde: "#146C4E",
} as const;

const text = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const display = `'Bricolage Grotesque',${text}`;

export const styles = {
  body: `font-family:${text};font-size:17px;line-height:1.55;color:${colours.obsidiana}`,
  title: `margin:0 0 16px;font-family:${display};font-size:30px;line-height:1.15;font-weight:800;letter-spacing:-0.01em;color:${colours.obsidiana}`,
  heading: `margin:8px 0 8px;font-family:${display};font-size:20px;line-height:1.3;font-weight:700;color:${colours.obsidiana}`,
  smallHeading: `margin:16px 0 4px;font-family:${text};font-size:15px;line-height:1.4;font-weight:700;color:${colours.obsidiana}`,
  brand: `font-family:${display};font-size:24px;line-height:32px;font-weight:800;letter-spacing:-0.02em;color:${colours.obsidiana};text-decoration:none`,
  paragraph: "margin:0 0 16px",
  small: `font-size:14px;line-height:1.5;color:${colours.pizarra}`,
  button: `display:inline-block;padding:14px 28px;font-family:${text};font-size:17px;line-height:1.2;font-weight:600;color:${colours.blanco};text-decoration:none;text-align:center`,
  link: `color:${colours.lapis};overflow-wrap:anywhere;word-break:break-word`,
  number: "font-variant-numeric:tabular-nums;white-space:nowrap",
} as const;

/**
 * What inline styles cannot say: narrow screens and dark ones. Where a program drops it, the mail is the
 * light one of the inline styles.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .edge { padding: 16px 8px 32px !important; }
  .card { padding: 24px 20px !important; }
  .title { font-size: 26px !important; }
  .action, .action a { display: block !important; }
  .action table { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${colours.obsidiana} !important; }
  .card { background: #1D202B !important; }
  .ink { color: ${colours.sal} !important; }
  .quiet { color: #B6BCC9 !important; }
  .link { color: #AEB9FF !important; }
  .rule { border-color: #3A4050 !important; }
  .band { background: #3A4050 !important; }
  .layer-ink { background: ${colours.sal} !important; }
  .layer-veta { background: #3A4050 !important; }
  .layer-verde { background: #4FB08C !important; }
  .action-cell { background: ${colours.escarcha} !important; }
  .action-cell a { color: #18267A !important; }
}
`;
