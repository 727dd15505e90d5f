// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { shrinkPicture } from "./shrink-picture.ts";

afterEach(() => vi.restoreAllMocks());

const fileOf = (bytes: number) =>
  new File([new Uint8Array(bytes)], "IMG_1.jpeg", { type: "image/jpeg" });

test("a small picture goes as it is, without being looked at", async () => {
  const look = vi.spyOn(URL, "createObjectURL");
  const drawing = fileOf(500_000);
  expect(await shrinkPicture(drawing)).toBe(drawing);
  expect(look).not.toHaveBeenCalled();
});

test("a picture that this browser cannot draw goes as it is, and nothing of it is held", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:foto");
  const release = vi.spyOn(URL, "revokeObjectURL");
  vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new Error("EncodingError"));
  const photograph = fileOf(6_000_000);
  expect(await shrinkPicture(photograph)).toBe(photograph);
  expect(release).toHaveBeenCalledWith("blob:foto");
});
