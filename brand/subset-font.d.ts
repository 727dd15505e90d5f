/** Version 2.9 brings no types. */
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  };
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
