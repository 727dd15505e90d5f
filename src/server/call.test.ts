import { expect, test } from "vitest";
import { belowCall, currentRequestId, duringCall } from "./call.ts";

test("work that others start belongs to the call that asked for it, once", async () => {
  const seen: (string | undefined)[] = [];
  const work = duringCall({ requestId: "primera" }, () =>
    belowCall("render", async () => void seen.push(currentRequestId())),
  );
  await duringCall({ requestId: "segunda" }, work);
  await duringCall({ requestId: "segunda" }, work);
  expect(seen).toEqual(["primera", undefined]);
});
