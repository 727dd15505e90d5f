/** For one claim or mensaje; pixels are bounded like those of a producto's pictures. */
export const fotoLimits = { maxFiles: 4, maxFileBytes: 5_000_000 } as const;
