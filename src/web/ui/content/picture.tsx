import { imagenSrcset, imagenVariant } from "#contract/values/producto/imagenes.ts";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";

type Props = {
  /** Path of an `imagenes` entry; an empty plate without one. */
  path: string | undefined;
  alt: string;
  /** The `sizes` attribute, e.g. `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string;
  /** In view at once. */
  isEager?: boolean;
  /** A placeholder as a data address. */
  marcador?: string;
  /** Address of a smaller file that the browser has; shown above the placeholder. */
  smaller?: string | undefined;
  className?: string;
};

/** A square picture, in AVIF where possible. */
export function Picture({ marcador, smaller, className, ...picture }: Props) {
  const { path, alt } = picture;
  const { isBroken, watch } = useBrokenPicture(path);
  if (!path || isBroken) return <MissingPicture alt={alt} className={className} />;
  if (!marcador) {
    return <Sources {...picture} path={path} watch={watch} className={cx("bg-plate", className)} />;
  }
  return (
    // The picture covers the placeholder, which needs neither script nor inline style.
    <span className={cx("relative block overflow-hidden bg-plate", className)}>
      <img src={marcador} alt="" className={underlay} />
      {smaller && <img src={smaller} alt="" decoding="sync" className={underlay} />}
      <Sources {...picture} path={path} watch={watch} className="absolute inset-0 size-full" />
    </span>
  );
}

const underlay = "absolute inset-0 size-full object-cover";

type SourcesProps = Omit<Props, "path" | "marcador" | "smaller"> & {
  path: string;
  watch: (image: HTMLImageElement | null) => void;
};

function Sources({ path, alt, sizes, watch, isEager = false, className }: SourcesProps) {
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={imagenSrcset(path, "avif")} sizes={sizes} />
      <img
        ref={watch}
        src={imagenVariant(path, 640, "webp")}
        srcSet={imagenSrcset(path, "webp")}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={1200}
        decoding="async"
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isEager ? "high" : "auto"}
        className={cx("object-cover text-sm text-muted", className)}
      />
    </picture>
  );
}

/** Shown without a picture, and for a broken one. */
export function MissingPicture({
  alt,
  className,
}: {
  alt: string;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={alt || uiCopy.imagenMissing}
      preserveAspectRatio="xMidYMid slice"
      className={cx("bg-quiet text-edge", className)}
    >
      <path
        d="M30 82h60M34 76h52M38 70h44M43 64h34M49 58h22M55 52h10"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeOpacity="0.7"
      />
      <path d="M14 88h92" stroke="currentColor" strokeOpacity="0.7" />
    </svg>
  );
}
