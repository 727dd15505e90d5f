/** The shop's colours and faces (visual.md). Mail programs know no custom properties, so values stand in the markup. */
export const colours = {
  sal: "#F6F7F9",
  blanco: "#FFFFFF",
  escarcha: "#E9ECF1",
  obsidiana: "#12141C",
  pizarra: "#565D6D",
  lapis: "#2336A8",
  cobre: "#C4662F",
} as const;

const text = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const display = `'Bricolage Grotesque',${text}`;

export const styles = {
  body: `font-family:${text};font-size:17px;line-height:1.55;color:${colours.obsidiana}`,
  title: `margin:0 0 16px;font-family:${display};font-size:28px;line-height:1.2;font-weight:700;color:${colours.obsidiana}`,
  heading: `margin:8px 0 8px;font-family:${display};font-size:20px;line-height:1.3;font-weight:700;color:${colours.obsidiana}`,
  brand: `font-family:${display};font-size:24px;line-height:1;font-weight:700;color:${colours.obsidiana}`,
  paragraph: "margin:0 0 16px",
  small: `font-size:14px;line-height:1.5;color:${colours.pizarra}`,
  button: `display:inline-block;padding:14px 28px;font-family:${text};font-size:17px;line-height:1.2;font-weight:600;color:${colours.blanco};text-decoration:none`,
  link: `color:${colours.lapis};word-break:break-all`,
  number: "font-variant-numeric:tabular-nums;white-space:nowrap",
} as const;
