// For slow machines; what never comes still fails.
if ("document" in globalThis) {
  const { configure, getConfig } = await import("@testing-library/react");
  const { unstable_IdlePriority, unstable_scheduleCallback } = await import("scheduler");
  const { asyncWrapper } = getConfig();
  /** React has drawn what is due, and run its effects. */
  const isDrawn = () =>
    new Promise<void>((resolve) => {
      unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
    });
  configure({
    asyncUtilTimeout: 60_000,
    // An act of a user ends after its render: the library itself waits for one turn of the event loop.
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        const result = await act();
        await isDrawn();
        return result;
      }),
  });
}

export {};
