const rows = [
  "0123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "abcdef0123456789",
];

const signs = [
  { pattern: /\d/, count: 10 },
  { pattern: /[a-z]/, count: 26 },
  { pattern: /[A-Z]/, count: 26 },
  { pattern: /[^\da-zA-Z]/, count: 33 },
];

/**
 * A generous estimate of the bits that somebody must guess: signs that neither repeat an earlier
 * part nor go on in a row of the alphabet, the digits or the keyboard, times the bits of one sign.
 * A random text of 32 letters and digits is far above 128; digits alone, or a word repeated, are
 * below.
 */
export function estimateBits(secret: string): number {
  const alphabet = signs
    .filter(({ pattern }) => pattern.test(secret))
    .reduce((sum, { count }) => sum + count, 0);
  return countFreeSigns(secret) * Math.log2(Math.max(alphabet, 1));
}

/** Signs that neither repeat an earlier part nor go on in a row. */
export function countFreeSigns(secret: string): number {
  let free = 0;
  for (let at = 0; at < secret.length; free++) {
    at += Math.max(1, findRepeat(secret, at), findRow(secret, at));
  }
  return free;
}

/** Chance repeats three signs in a random text; a longer repeat is no chance. */
const minRepeat = 4;

/** How many signs from `at` repeat something earlier, 0 when too few. */
function findRepeat(secret: string, at: number): number {
  let length = minRepeat;
  // From an earlier place, even if both parts overlap.
  const isRepeat = () => {
    const place = secret.indexOf(secret.slice(at, at + length));
    return at + length <= secret.length && place !== -1 && place < at;
  };
  if (!isRepeat()) return 0;
  while (isRepeat()) length++;
  return length - 1;
}

/** How many signs from `at` go on in one row, forwards or backwards, 0 when too few. */
function findRow(secret: string, at: number): number {
  const text = secret.toLowerCase().slice(at);
  const lengths = rows
    .flatMap((row) => [row, [...row].reverse().join("")])
    .map((row) => {
      // Rows are walked around their end: "8901", "yzab".
      const ring = row + row;
      let length = 1;
      while (
        length < text.length &&
        length < row.length &&
        ring.includes(text.slice(0, length + 1))
      )
        length++;
      return length;
    });
  const longest = Math.max(...lengths);
  return longest >= minRepeat ? longest : 0;
}
