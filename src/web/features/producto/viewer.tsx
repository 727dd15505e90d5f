import { imagenSrcset } from "#contract/imagenes.ts";
import { productoCopy } from "#web/copy/producto.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from "#web/ui/icons.tsx";
import { useModal } from "#web/ui/use-modal.ts";
import { stepByKey } from "./gallery-step.ts";

type Props = {
  nombre: string;
  imagenes: readonly string[];
  /** The picture that is shown; null while the viewer is closed. */
  place: number | null;
  onMove: (place: number) => void;
  onClose: () => void;
};

const buttonLook = "size-12 bg-obsidiana/70 hover:bg-pizarra";

/** The pictures on the whole screen: arrows move, Escape closes, the focus goes back to where it was. */
export function Viewer({ nombre, imagenes, place, onMove, onClose }: Props) {
  const ref = useModal(place !== null);
  const total = imagenes.length;
  function press(key: string): boolean {
    const next = place === null ? null : stepByKey(place, key, total);
    if (next !== null) onMove(next);
    return next !== null;
  }
  return (
    <dialog
      ref={ref}
      aria-label={productoCopy.viewer(nombre)}
      onClose={onClose}
      onKeyDown={(event) => press(event.key) && event.preventDefault()}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none bg-obsidiana p-0 text-blanco"
    >
      {place !== null && (
        <div className="relative grid h-full grid-rows-[auto_minmax(0,1fr)]">
          <div className="flex items-center justify-between gap-4 p-3 pl-5">
            <p aria-live="polite" className="tabular-nums">
              {productoCopy.position(place + 1, total)}
            </p>
            <IconButton
              label={productoCopy.close}
              icon={<CloseIcon />}
              onClick={onClose}
              className={buttonLook}
            />
          </div>
          <ViewedPicture
            path={imagenes[place]}
            alt={productoCopy.imagenAlt(nombre, place + 1, total)}
          />
          {total > 1 && (
            <>
              <IconButton
                label={productoCopy.previous}
                icon={<ArrowLeftIcon />}
                onClick={() => press("ArrowLeft")}
                className={`${buttonLook} absolute top-1/2 left-3`}
              />
              <IconButton
                label={productoCopy.next}
                icon={<ArrowRightIcon />}
                onClick={() => press("ArrowRight")}
                className={`${buttonLook} absolute top-1/2 right-3`}
              />
            </>
          )}
        </div>
      )}
    </dialog>
  );
}

function ViewedPicture({ path, alt }: { path: string | undefined; alt: string }) {
  if (!path) return null;
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={imagenSrcset(path, "avif")} sizes="100vmin" />
      <img
        key={path}
        src={path}
        alt={alt}
        width={1200}
        height={1200}
        className="size-full object-contain px-3 pb-6"
      />
    </picture>
  );
}
