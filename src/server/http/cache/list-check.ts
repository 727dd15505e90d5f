import { LRUCache } from "lru-cache";
import type { Freshness } from "./freshness.ts";
import { isSameList, type ListAnswer } from "./shown.ts";
import type { Slot } from "./slots.ts";

const maxLists = 500;

type Asked = { version: number; answer: ReturnType<ListAnswer["ask"]> };

/**
 * Asks for the lists of an entry again, each once after an edit however many entries show it. True when
 * all are as they were: then the entry counts as of the version before they were asked. A list that
 * cannot be asked for makes it false, and the render then meets the same failure.
 */
export function createListCheck({ version, edited }: Pick<Freshness, "version" | "edited">) {
  const asked = new LRUCache<string, Asked>({ max: maxLists });

  function askAfterEdit({ key, ask }: ListAnswer): Asked {
    const known = asked.get(key);
    if (known !== undefined && known.version >= edited()) return known;
    const one: Asked = { version: version(), answer: ask() };
    asked.set(key, one);
    one.answer.catch(() => {
      if (asked.peek(key) === one) asked.delete(key);
    });
    return one;
  }

  return async function hasSameLists(slot: Slot): Promise<boolean> {
    const lists = slot.shown.lists ?? [];
    const now = lists.map((list) => ({ list, ...askAfterEdit(list) }));
    const same = now.map(({ list, answer }) =>
      answer.then(
        (current) => isSameList(list, current),
        () => false,
      ),
    );
    if ((await Promise.all(same)).includes(false)) return false;
    slot.version = Math.max(slot.version, Math.min(...now.map((one) => one.version)));
    return true;
  };
}
