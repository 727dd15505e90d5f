/** For `vi.waitFor`: a second, which it waits untold, is little on a busy machine. */
export const patience = { timeout: 10_000 };
