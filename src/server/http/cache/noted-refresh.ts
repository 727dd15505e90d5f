export type NotedRefresh = {
  /** Reads what changed, and renders what was asked often ahead. */
  refreshVersion: () => Promise<void>;
  /** This process has committed a change. */
  noteChange: () => void;
  /** Like `refreshVersion`, unless no change was noted since the last: most calls change nothing that is cached. */
  refreshNoted: () => Promise<void>;
};

export function createNotedRefresh(refresh: () => Promise<void>): NotedRefresh {
  let isNoted = false;
  let reading: Promise<void> | null = null;

  async function refreshVersion(): Promise<void> {
    isNoted = false;
    const own = refresh();
    reading = own;
    await own.finally(() => {
      if (reading === own) reading = null;
    });
  }

  return {
    refreshVersion,
    noteChange() {
      isNoted = true;
    },
    async refreshNoted() {
      // A read that began after the change may still run for somebody else.
      await (isNoted ? refreshVersion() : reading);
    },
  };
}
