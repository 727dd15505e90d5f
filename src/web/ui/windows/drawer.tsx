import { cx } from "../class-names.ts";
import { Modal, type ModalProps } from "./dialog.tsx";

export function Drawer({ side = "left", ...modal }: ModalProps & { side?: "left" | "right" }) {
  return (
    <Modal
      {...modal}
      className={cx(
        "m-0 h-dvh max-h-none w-[min(24rem,calc(100%-2.5rem))] max-w-none",
        side === "right" && "ml-auto",
      )}
    />
  );
}
