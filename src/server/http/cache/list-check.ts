import { LRUCache } from "lru-cache";
import { isSameList, type ListAnswer } from "./dependencies.ts";
import type { Entry } from "./entries.ts";
import type { Freshness } from "./freshness.ts";

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

  return async function hasSameLists(entry: Entry): Promise<boolean> {
    const lists = entry.dependencies.lists ?? [];
    const now = lists.map((list) => ({ list, ...askAfterEdit(list) }));
    const same = now.map(({ list, answer }) =>
      answer.then(
        (current) => isSameList(list, current),
        () => false,
      ),
    );
    if ((await Promise.all(same)).includes(false)) return false;
    entry.version = Math.max(entry.version, Math.min(...now.map((one) => one.version)));
    return true;
  };
}
