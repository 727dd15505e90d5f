/** Millimetres; y is up, +z the front. */
export type Vec3 = readonly [number, number, number];

/** Signed distance field with its bounding box, in mm. */
export type Sdf = {
  at: (x: number, y: number, z: number) => number;
  min: Vec3;
  max: Vec3;
};

/** Radius in mm. */
export function sphere(c: Vec3, r: number): Sdf {
  return ellipsoid(c, [r, r, r]);
}

/** Half axes in mm. */
export function ellipsoid(c: Vec3, r: Vec3): Sdf {
  const [cx, cy, cz] = c;
  const [rx, ry, rz] = r;
  return {
    at(x, y, z) {
      const px = (x - cx) / rx;
      const py = (y - cy) / ry;
      const pz = (z - cz) / rz;
      const k0 = Math.sqrt(px * px + py * py + pz * pz);
      const qx = px / rx;
      const qy = py / ry;
      const qz = pz / rz;
      const k1 = Math.sqrt(qx * qx + qy * qy + qz * qz);
      return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
    },
    min: [cx - rx, cy - ry, cz - rz],
    max: [cx + rx, cy + ry, cz + rz],
  };
}

/** Tapered capsule from `a` to `b`, radii in mm. */
export function capsule(a: Vec3, b: Vec3, ra: number, rb = ra): Sdf {
  const [ax, ay, az] = a;
  const dx = b[0] - ax;
  const dy = b[1] - ay;
  const dz = b[2] - az;
  const inv = 1 / (dx * dx + dy * dy + dz * dz + 1e-9);
  const r = Math.max(ra, rb);
  return {
    at(x, y, z) {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) * inv));
      const ex = px - dx * t;
      const ey = py - dy * t;
      const ez = pz - dz * t;
      return Math.sqrt(ex * ex + ey * ey + ez * ez) - (ra + (rb - ra) * t);
    },
    min: [Math.min(ax, b[0]) - r, Math.min(ay, b[1]) - r, Math.min(az, b[2]) - r],
    max: [Math.max(ax, b[0]) + r, Math.max(ay, b[1]) + r, Math.max(az, b[2]) + r],
  };
}

/** Tapered capsules through `[x, y, z, radius]` points, in mm. */
export function limb(points: readonly (readonly [number, number, number, number])[]): Sdf {
  const parts: Sdf[] = [];
  for (let i = 1; i < points.length; i += 1) {
    const [ax, ay, az, ra] = points[i - 1] as [number, number, number, number];
    const [bx, by, bz, rb] = points[i] as [number, number, number, number];
    parts.push(capsule([ax, ay, az], [bx, by, bz], ra, rb));
  }
  return parts.length === 1 ? (parts[0] as Sdf) : blend(1, ...parts);
}

/** Half sizes and edge radius in mm. */
export function box(c: Vec3, h: Vec3, round = 1): Sdf {
  const [cx, cy, cz] = c;
  const hx = h[0] - round;
  const hy = h[1] - round;
  const hz = h[2] - round;
  return {
    at(x, y, z) {
      const qx = Math.abs(x - cx) - hx;
      const qy = Math.abs(y - cy) - hy;
      const qz = Math.abs(z - cz) - hz;
      const ox = Math.max(qx, 0);
      const oy = Math.max(qy, 0);
      const oz = Math.max(qz, 0);
      const inside = Math.min(Math.max(qx, qy, qz), 0);
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + inside - round;
    },
    min: [cx - h[0], cy - h[1], cz - h[2]],
    max: [cx + h[0], cy + h[1], cz + h[2]],
  };
}

/** Upright cylinder or cone, half height in mm. */
export function cylinder(c: Vec3, r: number, half: number, round = 0.8, top = r): Sdf {
  const [cx, cy, cz] = c;
  const wide = Math.max(r, top);
  return {
    at(x, y, z) {
      const t = Math.min(1, Math.max(0, (y - cy + half) / (2 * half)));
      const qx = Math.hypot(x - cx, z - cz) - (r + (top - r) * t) + round;
      const qy = Math.abs(y - cy) - half + round;
      const out = Math.hypot(Math.max(qx, 0), Math.max(qy, 0));
      return out + Math.min(Math.max(qx, qy), 0) - round;
    },
    min: [cx - wide, cy - half, cz - wide],
    max: [cx + wide, cy + half, cz + wide],
  };
}

/** Lying flat; radii in mm. */
export function torus(c: Vec3, major: number, minor: number): Sdf {
  const [cx, cy, cz] = c;
  const r = major + minor;
  return {
    at: (x, y, z) => Math.hypot(Math.hypot(x - cx, z - cz) - major, y - cy) - minor,
    min: [cx - r, cy - minor, cz - r],
    max: [cx + r, cy + minor, cz + r],
  };
}

/** Extrudes `f(x, y)` by `half` mm to both sides. */
export function extruded(options: {
  outline: (x: number, y: number) => number;
  min: readonly [number, number];
  max: readonly [number, number];
  half: number;
  round?: number;
}): Sdf {
  const { outline, min, max, half, round = 0.6 } = options;
  return {
    at(x, y, z) {
      const qx = outline(x, y) + round;
      const qz = Math.abs(z) - half + round;
      return Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qz), 0) - round;
    },
    min: [min[0], min[1], -half],
    max: [max[0], max[1], half],
  };
}

/** Smooth union over `k` mm. */
export function blend(k: number, ...parts: Sdf[]): Sdf {
  const fields = parts.map((part) => part.at);
  const first = fields[0] as Sdf["at"];
  return {
    at(x, y, z) {
      let d = first(x, y, z);
      for (let i = 1; i < fields.length; i += 1) {
        const e = (fields[i] as Sdf["at"])(x, y, z);
        const h = k > 0 ? Math.max(k - Math.abs(d - e), 0) / k : 0;
        d = Math.min(d, e) - h * h * k * 0.25;
      }
      return d;
    },
    min: bound(parts, "min", -k / 4),
    max: bound(parts, "max", k / 4),
  };
}

export function union(...parts: Sdf[]): Sdf {
  return blend(0, ...parts);
}

/** Blending swells surfaces by up to a quarter of `k`. */
function bound(parts: readonly Sdf[], side: "min" | "max", room: number): Vec3 {
  const pick = side === "min" ? Math.min : Math.max;
  return [0, 1, 2].map(
    (axis) => pick(...parts.map((part) => part[side][axis] as number)) + room,
  ) as unknown as Vec3;
}
