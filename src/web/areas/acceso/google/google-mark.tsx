/** Inline, so that nothing is loaded from Google. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" fill="none" aria-hidden="true">
      <path
        d="M16.6 5.6A8 8 0 1 0 18 10h-7.6"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
