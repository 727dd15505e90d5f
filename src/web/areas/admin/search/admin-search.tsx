import { useEffect, useState } from "react";
import { SearchIcon } from "#web/ui/art/icons.tsx";
import { Modal } from "#web/ui/windows/dialog.tsx";
import { searchCopy as copy } from "./search.copy.ts";
import { SearchField } from "./search-field.tsx";

/** One search over pedidos, productos and sections, by its button or by "/". */
export function AdminSearch() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isBusy(event.target)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={copy.open}
        aria-haspopup="dialog"
        aria-keyshortcuts={copy.key}
        title={copy.open}
        onClick={() => setIsOpen(true)}
        className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-soft text-muted hover:bg-quiet lg:mr-auto lg:w-full lg:max-w-md lg:justify-start lg:border lg:border-edge lg:bg-card lg:px-3"
      >
        <SearchIcon className="size-5 shrink-0" />
        <span className="grow text-left max-lg:hidden">{copy.short}</span>
        <kbd className="rounded-thin border border-edge px-1.5 text-xs max-lg:hidden">
          {copy.key}
        </kbd>
      </button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.title}
        className="mx-auto mt-0 max-h-dvh w-full max-w-2xl sm:mt-[10dvh] sm:max-h-[80dvh] sm:w-[calc(100%-2rem)] sm:rounded-soft"
      >
        <SearchField onFollow={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

/** True where "/" is written, and while another window is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
