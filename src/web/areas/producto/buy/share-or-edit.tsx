import { showToast } from "#web/app/toasts.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { shareCopy as copy } from "./share.copy.ts";

type Props = { nombre: string; url: string };

/** Loaded on demand, with the way to the form for the owner. */
export function ShareOrEdit({ id, ...shared }: Props & { id: number }) {
  const session = useSession();
  const isAdmin = session.status === "user" && session.rol === "admin";
  return (
    <>
      <ShareButton {...shared} />
      {isAdmin && (
        <LinkButton variant="quiet" size="small" to={`/admin/productos?editar=${id}`}>
          {copy.edit}
        </LinkButton>
      )}
    </>
  );
}

function ShareButton(props: Props) {
  return (
    <Button variant="quiet" size="small" onClick={() => void share(props)}>
      {copy.share}
    </Button>
  );
}

/** By the device's own list where it has one; otherwise the address is copied. */
async function share({ nombre, url }: Props): Promise<void> {
  const shared = { title: nombre, text: nombre, url };
  if (!navigator.canShare?.(shared)) return copyAddress(url);
  try {
    await navigator.share(shared);
  } catch (error) {
    // Closing the list shares nothing, as was wanted.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyAddress(url);
  }
}

async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(copy.copied);
  } catch {
    showToast(copy.copyFailed, "error");
  }
}
