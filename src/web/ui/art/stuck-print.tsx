import { cx } from "../class-names.ts";

const printed = [
  { d: "M104 282H416", className: "stroke-action" },
  { d: "M114 268H404", className: "stroke-action" },
  { d: "M126 254H394", className: "stroke-action" },
  { d: "M134 240H380", className: "stroke-copper" },
  { d: "M146 226H368", className: "stroke-copper" },
  { d: "M154 212H302", className: "stroke-copper" },
];

/** A print that stopped half-way. */
export function StuckPrint({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 360" fill="none" aria-hidden="true" className={cx("h-auto", className)}>
      <path d="M92 232H428L512 332H8Z" className="fill-quiet stroke-edge" />
      <path
        d="M75 252H445M58 272H462M42 292H478M25 312H495M134 232 71 332M176 232 134 332M218 232 197 332M260 232V332M302 232 323 332M344 232 386 332M386 232 449 332"
        className="stroke-edge"
        strokeOpacity="0.35"
      />
      <path d="M8 332H512v12H8Z" className="fill-hairline stroke-edge" />
      <g strokeWidth="9" strokeLinecap="round">
        {printed.map((layer) => (
          <path key={layer.d} {...layer} />
        ))}
      </g>
      <path
        d="M164 198H216M240 198H346M176 184H204M252 184H334M262 170H322M274 156H310M286 142H298"
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path
        d="M310 40v104M290 144h40v20l-14 22h-12l-14-22z"
        className="fill-page stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M310 188v18" className="stroke-copper" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
