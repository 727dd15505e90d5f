/** With 24 bits and 17 hashes for each key one in 100,000 others is taken for a key. */
export const bitsPerKey = 24;
export const hashCount = 17;

/** A word that is refused with digits and signs around it, too. No password has a line break. */
export const stemKey = (word: string) => `${word}\n`;

/** Shorter words are parts of too many passwords. */
export const stemPattern = /^\p{L}{5,}$/u;
