/** For `vi.waitFor`, whose default of one second a busy machine passes without a defect. */
export const patience = { timeout: 60_000 };
