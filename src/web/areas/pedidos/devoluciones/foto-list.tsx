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
  const urls = useObjectUrls(fotos);
  const places = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <ul aria-label={label} className="grid max-w-text grid-cols-4 gap-2">
      {places.map((place) => (
        <FotoPlace key={place} url={urls[place - 1]} alt={altOf(place, total)} />
      ))}
    </ul>
  );
}

function FotoPlace({ url, alt }: { url: string | undefined; alt: string }) {
  return (
    <li className="aspect-square overflow-hidden rounded-thin bg-plate inset-ring inset-ring-hairline">
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="block size-full">
          <img src={url} alt={alt} className="size-full object-cover" />
        </a>
      )}
    </li>
  );
}

/** No browser opens a data URL in a tab. */
function useObjectUrls(fotos: readonly string[] | null): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = (fotos ?? []).map((foto) => URL.createObjectURL(toBlob(foto)));
    setUrls(made);
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [fotos]);
  return urls;
}

function toBlob(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (char) =>
    char.charCodeAt(0),
  );
  return new Blob([bytes], { type: "image/webp" });
}
