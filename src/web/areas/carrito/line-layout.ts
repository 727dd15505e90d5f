/** Shared by the line and its skeleton. */
export const lineLayout = {
  row: "flex flex-wrap gap-x-4 gap-y-3 border-b border-hairline py-6 first:pt-0 sm:gap-x-6",
  picture: "w-18 shrink-0 min-[22.5rem]:w-22 sm:w-32",
  facts: "flex min-w-0 flex-1 basis-40 flex-col justify-between gap-3",
} as const;

/** Height of four pieces under an empty carrito, which come later: their pictures grow with the screen. */
export const shelfClass =
  "min-h-[max(56rem,31rem+105vw)] pt-8 md:min-h-[calc(16.5rem+38.5vw)] lg:min-h-[calc(16.5rem+min(28.8vw,25.4rem))]";
