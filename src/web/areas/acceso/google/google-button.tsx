import { useEffect, useState } from "react";
import { api } from "#web/app/api/api.ts";
import { tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { GoogleMark } from "./google-mark.tsx";
import { startGoogle } from "./google-sign-in.ts";
import { isInAppBrowser } from "./in-app-browser.ts";

const copy = accesoCopy.login;

type Props = {
  /** The page after the sign-in. */
  from: string | null;
  onFailure: (message: string | null) => void;
};

export function GoogleButton({ from, onFailure }: Props) {
  const [isStarting, setIsStarting] = useState(false);
  const isHydrated = useIsHydrated();
  const origin = useRootData().tienda?.origenes.google ?? null;

  useEffect(() => {
    /** The back button restores this page from the browser's cache, still busy. */
    function onPageShow(event: PageTransitionEvent): void {
      if (event.persisted) setIsStarting(false);
    }
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  async function start(): Promise<void> {
    setIsStarting(true);
    onFailure(null);
    try {
      const started = await startGoogle({ api, tabStorage: tabBrowserStorage(), from, origin });
      if ("url" in started) return window.location.assign(started.url);
      onFailure(started.error);
    } catch (error) {
      reportError(error);
      onFailure(copy.googleFailed);
    }
    setIsStarting(false);
  }

  const button = (
    <Button
      variant="secondary"
      disabled={!isHydrated}
      isBusy={isStarting}
      onClick={() => void start()}
    >
      {!isStarting && <GoogleMark />}
      <span>{isStarting ? copy.googleStarting : copy.google}</span>
    </Button>
  );
  if (!isHydrated || !isInAppBrowser(navigator.userAgent)) return button;
  return (
    <div className="grid gap-2">
      {button}
      <p className="text-sm text-muted">{copy.googleInApp}</p>
    </div>
  );
}
