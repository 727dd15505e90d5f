/** Run in a thread by the test of work/call-in-thread.ts. */
export function shout(bytes: Buffer): { text: string } {
  return { text: bytes.toString().toUpperCase() };
}

export function fail(bytes: Buffer): never {
  throw new Error(`a fault of ${bytes}`);
}

export function loop(): never {
  for (;;);
}

export function hoard(): string[][] {
  const kept: string[][] = [];
  for (;;) kept.push(new Array<string>(100_000).fill("x"));
}
