/** For `vi.waitFor`: its default of one second is short on a busy machine. */
export const patience = { timeout: 10_000 };
