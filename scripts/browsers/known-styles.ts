import type { StyleLack } from "./find-style-lacks.ts";

type Known = {
  name: RegExp;
  /** Where it may stand; everywhere when missing. */
  place?: RegExp;
  /** The page is whole without it. */
  because: string;
};

const known: readonly Known[] = [
  { name: /^(?:@property)$/, place: /^--tw-/, because: "Tailwind sets them in a rule as well" },
  { name: /^@page$/, because: "a margin of paper" },
  { name: /^:view-transition|^view-transition-name$/, because: "a page changes at once" },
  { name: /^cursor: |^resize/, because: "touch has no pointer" },
  { name: /^font-family: ui-/, because: "others follow" },
  { name: /^forced-color-adjust/, because: "Safari forces no colours" },
  { name: /^text-wrap/, because: "lines break elsewhere" },
  { name: /^(?:accent-color|overscroll-behavior)/, because: "has it in part" },
  { name: /^scrollbar-/, because: "the scrollbar looks otherwise" },
  { name: /^lh$/, because: "cards of one row begin elsewhere" },
  { name: /subgrid$/, because: "cards of one row begin elsewhere" },
  { name: /^\(scripting\)$/, because: "without scripts only, or a picture moves early" },
  {
    name: /^:has$/,
    place: /^html:has\(/,
    because: "bars may hide what has the focus; what is behind a window scrolls",
  },
  {
    name: /^:has$/,
    place: /^\.has-(?:checked|focus-visible)\\:/,
    because: "the hidden control shows itself (styles/base.css)",
  },
];

/** Whether a browser that lacks it shows a page that is whole. */
export function isStyleKnown({ name, place }: StyleLack): boolean {
  return known.some((each) => each.name.test(name) && (each.place?.test(place) ?? true));
}
