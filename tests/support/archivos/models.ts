const facetBytes = 50;

/** A binary STL of this many facets. */
export function binaryStl(facets = 12): Buffer {
  const bytes = Buffer.alloc(84 + facetBytes * facets);
  bytes.write("hecho a mano");
  bytes.writeUInt32LE(facets, 80);
  return bytes;
}

const facet = `  facet normal 0 0 1
    outer loop
      vertex 0 0 0
      vertex 1 0 0
      vertex 0 1 0
    endloop
  endfacet
`;

export function textStl(facets = 2): Buffer {
  return Buffer.from(`solid pudú\n${facet.repeat(facets)}endsolid pudú\n`);
}

/** The output of a slicer. */
export const gcode = Buffer.from(";FLAVOR:Marlin\nG28 ; home\nG1 X10 Y10 E1\n".repeat(20));

export type ZipOptions = {
  names?: readonly string[];
  flags?: number;
  /** Claimed of each entry, packed and unpacked. */
  sizes?: readonly [number, number];
  comment?: string;
  /** Where the directory claims to be, and how many entries it claims. */
  claimed?: { offset?: number; entries?: number };
  isWide?: boolean;
};

export const partsOf3mf = ["[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model"];

/** A zip of empty files, made by hand: its faults are, too. */
export function zip({
  names = partsOf3mf,
  flags = 0,
  sizes = [0, 0],
  comment = "",
  claimed = {},
  isWide = false,
}: ZipOptions = {}): Buffer {
  const locals = names.map((name) => {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([local, Buffer.from(name)]);
  });
  let offset = 0;
  const entries = names.map((name, place) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt32LE(sizes[0], 20);
    entry.writeUInt32LE(sizes[1], 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    offset += locals[place]?.length ?? 0;
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const directory = Buffer.concat(entries);
  const total = claimed.entries ?? names.length;
  const place = claimed.offset ?? offset;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(isWide ? 0xffff : total, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(isWide ? 0xffffffff : place, 16);
  end.writeUInt16LE(comment.length, 20);
  const wide = isWide ? wideEnd({ total, length: directory.length, place, at: offset }) : [];
  return Buffer.concat([...locals, directory, ...wide, end, Buffer.from(comment)]);
}

type WideEnd = { total: number; length: number; place: number; at: number };

function wideEnd({ total, length, place, at }: WideEnd): Buffer[] {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06064b50);
  end.writeBigUInt64LE(BigInt(total), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(place), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  locator.writeBigUInt64LE(BigInt(at + length), 8);
  return [end, locator];
}
