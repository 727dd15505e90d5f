import { useEffect, useState } from "react";

type Props = {
  label: string;
  /** Data URLs; null while they are loaded. */
  fotos: readonly string[] | null;
  /** Their number, known before they are. */
  total: number;
  altOf: (place: number, total: number) => string;
};

/** Small; each opens large in a tab of its own. */
export function FotoList({ label, fotos, total, altOf }: Props) {
  const places = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <ul aria-label={label} className="grid max-w-text grid-cols-4 gap-2">
      {places.map((place) => (
        <li key={place}>
          <FotoSquare foto={fotos?.[place - 1]} alt={altOf(place, total)} />
        </li>
      ))}
    </ul>
  );
}

/** Keeps its place until its photograph, a data URL, is there. */
export function FotoSquare({ foto, alt }: { foto: string | undefined; alt: string }) {
  const url = useObjectUrl(foto);
  return (
    <div className="aspect-square overflow-hidden rounded-thin bg-plate inset-ring inset-ring-hairline">
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="block size-full">
          <img src={url} alt={alt} className="size-full object-cover" />
        </a>
      )}
    </div>
  );
}

/** No browser opens a data URL in a tab. */
function useObjectUrl(foto: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (foto === undefined) return setUrl(null);
    const made = URL.createObjectURL(toBlob(foto));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [foto]);
  return url;
}

function toBlob(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (char) =>
    char.charCodeAt(0),
  );
  return new Blob([bytes], { type: "image/webp" });
}
