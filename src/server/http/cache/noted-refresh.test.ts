import { expect, it } from "vitest";
import { createNotedRefresh } from "./noted-refresh.ts";

function setUp() {
  const reads: (() => void)[] = [];
  const refresh = () => new Promise<void>((resolve) => void reads.push(resolve));
  return { reads, ...createNotedRefresh(refresh) };
}

it("reads nothing unless a change was noted, and once for each", async () => {
  const { reads, noteChange, refreshNoted } = setUp();
  await refreshNoted();
  expect(reads).toHaveLength(0);
  noteChange();
  const first = refreshNoted();
  expect(reads).toHaveLength(1);
  reads[0]?.();
  await first;
  await refreshNoted();
  expect(reads).toHaveLength(1);
});

it("waits for a read under way, and reads again for a change noted after its beginning", async () => {
  const { reads, noteChange, refreshNoted, refreshVersion } = setUp();
  noteChange();
  const job = refreshVersion();
  let isAnswered = false;
  const caller = refreshNoted().then(() => {
    isAnswered = true;
  });
  noteChange();
  const late = refreshNoted();
  expect(reads).toHaveLength(2);
  expect(isAnswered).toBe(false);
  for (const resolve of reads) resolve();
  await Promise.all([job, caller, late]);
});
