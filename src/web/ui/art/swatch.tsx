/** A dot of a color; its name stands beside it. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0">
      <circle cx="10" cy="10" r="9" fill={color} className="stroke-edge" />
    </svg>
  );
}
