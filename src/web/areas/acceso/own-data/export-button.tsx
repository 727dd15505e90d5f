import { useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { ButtonLook } from "#web/ui/actions/button-class.ts";

type Props = Pick<ButtonLook, "variant" | "size"> & {
  text: string;
  /** While the file is prepared; `text` without it. */
  busyText?: string;
  /** For a failure without a sentence of the server. */
  failed: string;
  /** Hands the file to the browser; answers the failure, or null. */
  save: () => Promise<ApiFailure | null>;
};

export function ExportButton({ text, busyText = text, failed, save, ...look }: Props) {
  const [isBusy, setIsBusy] = useState(false);

  async function run(): Promise<void> {
    setIsBusy(true);
    const failure = await save();
    setIsBusy(false);
    if (failure) showToast(failure.error ?? failed, "error");
  }

  return (
    <Button {...look} isBusy={isBusy} onClick={() => void run()}>
      {isBusy ? busyText : text}
    </Button>
  );
}
