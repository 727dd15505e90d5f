/** Pixels of the longer side of what is sent: more than the shop keeps of a photograph. */
const maxSide = 2000;
/** A small drawing goes as it is: JPEG would blur its lines. */
const smallBytes = 500_000;
const quality = 0.85;

/**
 * A JPEG, upright; the file itself when this browser cannot draw it, or when it is small already and no
 * JPEG is needed.
 */
export async function shrinkPicture(file: File, needsJpeg = false): Promise<File> {
  if (file.size <= smallBytes && !needsJpeg) return file;
  const url = URL.createObjectURL(file);
  try {
    const jpeg = await drawJpeg(url);
    if (!jpeg || (jpeg.size >= file.size && !needsJpeg)) return file;
    return new File([jpeg], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An image element turns a photograph by its EXIF in every browser; `createImageBitmap` does not. */
async function drawJpeg(url: string): Promise<Blob | null> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, maxSide / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // JPEG has no transparency: it would become black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  // Safari of iOS keeps the memory of a canvas until it is collected.
  canvas.width = 0;
  return jpeg?.type === "image/jpeg" ? jpeg : null;
}
