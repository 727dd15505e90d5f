import { drawText, weight } from "#contract/values/lettering/draw-text.ts";
import { cx } from "#web/ui/class-names.ts";
import { floorOf } from "./floor-of.ts";

type Props = {
  text: string;
  /** Hex; the colour of the page's text without one. */
  color: string | undefined;
  /** Without a label the text stands beside its drawing. */
  label?: string;
  isFaint?: boolean;
  className: string;
};

/** A text in the letters that pieces carry; its size is that of the box, whatever the text. */
export function TextDrawing({ text, color, label, isFaint, className }: Props) {
  const { d, width, height } = drawText(text);
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${width} ${height}`}
      className={cx("rounded-thin border border-hairline", floors[floorOf(color)], className)}
    >
      <path
        d={d}
        fill="none"
        stroke={color ?? "currentColor"}
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={isFaint ? 0.35 : undefined}
      />
    </svg>
  );
}

/** Forced colours and paper would take the floor away from below a colour that they leave alone. */
const floors = {
  page: "bg-card text-ink",
  light: "bg-paper [print-color-adjust:exact] forced-color-adjust-none",
  dark: "bg-night [print-color-adjust:exact] forced-color-adjust-none",
};
