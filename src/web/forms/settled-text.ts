import { useEffect, useState } from "react";

const typingPauseMs = 200;

/** The text once nobody has typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(setSettled, typingPauseMs, text);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
