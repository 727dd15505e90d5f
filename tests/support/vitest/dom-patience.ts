// A page in a test may be slow to draw on a busy machine; what never comes fails all the same.
if ("document" in globalThis) {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
