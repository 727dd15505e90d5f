import { lazy, Suspense } from "react";
import { useRootData } from "#web/app/page/root-data.ts";

const DemoMailLink = lazy(() => import("./demo-mail-link.tsx"));

/** Beside «Revisa tu Correo»; nothing in a shop that sells. */
export function MailOfDemo() {
  const { tienda } = useRootData();
  if (!tienda?.demo) return null;
  return (
    <Suspense>
      <DemoMailLink />
    </Suspense>
  );
}
