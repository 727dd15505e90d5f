/** An accent: its strokes from where it begins, centred on x = 0. */
export type Mark = { path: string; side: "above" | "below" | "touching" };

const above = (path: string): Mark => ({ path, side: "above" });
const below = (path: string): Mark => ({ path, side: "below" });
const touching = (path: string): Mark => ({ path, side: "touching" });

/** By the combining sign that NFD takes off a letter. */
export const marks: Readonly<Record<string, Mark>> = {
  "\u0300": above("M7 0L-9 19"),
  "\u0301": above("M-7 0L9 19"),
  "\u0302": above("M-16 1L0 19 16 1"),
  "\u0303": above("M-21 4C-15 20 -7 17 0 11C7 5 15 2 21 18"),
  "\u0304": above("M-18 9L18 9"),
  "\u0306": above("M-18 20C-15 -1 15 -1 18 20"),
  "\u0307": above("M0 7L0 7"),
  "\u0308": above("M-15 7L-15 7M15 7L15 7"),
  "\u0309": above("M-8 22C4 30 16 14 1 7L1 2"),
  "\u030a": above("M0 21h-12 9v0 -3h12 9v0 21"),
  "\u030b": above("M-15 0L-4 19M8 0L19 19"),
  "\u030c": above("M-16 19L0 1 16 19"),
  "\u030f": above("M-8 0L-19 19M15 0L4 19"),
  "\u0311": above("M-18 2C-15 23 15 23 18 2"),
  "\u0313": above("M4 20L-2 2"),
  "\u031b": above("M22 6C30 0 32 -8 20 -16"),
  "\u0323": below("M0 -7L0 -7"),
  "\u0324": below("M-15 -7L-15 -7M15 -7L15 -7"),
  "\u0325": below("M0 0h-12 -12v0 -24h12 -12v0 0"),
  "\u0326": below("M3 -2L-3 -18"),
  "\u0327": touching("M2 0L-2 -11C9 -10 13 -20 5 -26C1 -29 -6 -29 -11 -27"),
  "\u0328": touching("M12 0C0 -8 -2 -26 16 -27"),
  "\u032d": below("M-16 -19L0 -1 16 -19"),
  "\u032e": below("M-18 0C-15 -20 15 -20 18 0"),
  "\u0330": below("M-21 -16C-15 0 -7 -3 0 -9C7 -15 15 -18 21 -2"),
  "\u0331": below("M-18 -9L18 -9"),
};
