/** How much of one light reaches each point. */
export const askShader = /* glsl */ `
  uniform highp sampler2D place; uniform highp sampler2D surface; uniform highp sampler2D shadow;
  uniform highp sampler2D floorSeen; uniform mat4 light; uniform mat4 floorFrom;
  uniform vec3 towards; uniform vec3 share; uniform float offset; uniform float isBelow;
  in vec2 vUv;
  out vec4 result;
  void main() {
    vec4 at = texture(place, vUv);
    if (at.w < 0.5) discard;
    vec3 n = texture(surface, vUv).xyz;
    float facing = dot(n, towards);
    if (facing <= 0.0) discard;
    vec3 seen = (light * vec4(at.xyz + n * offset, 1.0)).xyz * 0.5 + 0.5;
    bool isOutside = any(lessThan(seen, vec3(0.0))) || any(greaterThan(seen, vec3(1.0)));
    float lit = isOutside || texture(shadow, seen.xy).r > seen.z - 0.002 ? 1.0 : 0.0;
    if (lit < 0.5) discard;
    if (isBelow > 0.5) {
      vec3 hit = at.xyz + towards * (max(at.y, 0.0) / max(-towards.y, 0.02));
      vec4 there = floorFrom * vec4(hit, 1.0);
      vec2 uv = there.xy / there.w * 0.5 + 0.5;
      vec3 floorLit = texture(floorSeen, clamp(uv, 0.0, 1.0)).rgb;
      lit = 0.45 * floorLit.r + 0.55 * floorLit.g;
    }
    float cosine = share.r > 0.0 ? 1.0 : 2.0 * facing;
    result = vec4(share * lit * cosine, 0.0);
  }`;

/** Blurs along the surface, a little beyond the silhouette. */
export const softenShader = /* glsl */ `
  uniform highp sampler2D place; uniform highp sampler2D surface; uniform highp sampler2D sum;
  uniform float pixel;
  in vec2 vUv;
  out vec4 result;
  void main() {
    vec4 at = texture(place, vUv);
    vec3 n = texture(surface, vUv).xyz;
    vec4 total = vec4(0.0);
    for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
      vec2 uv = vUv + vec2(x, y) * pixel * (at.w < 0.5 ? 2.5 : 1.5);
      vec4 other = texture(place, uv);
      if (other.w < 0.5) continue;
      vec3 surfaceThere = texture(surface, uv).xyz;
      float weight = exp(-0.18 * float(x * x + y * y));
      if (at.w > 0.5) {
        float away = dot(n, other.xyz - at.xyz);
        weight *= exp(-away * away * 2.0) * pow(max(dot(n, surfaceThere), 0.0), 6.0);
      }
      vec3 value = texture(sum, uv).rgb;
      value.g /= max(0.5 + 0.5 * surfaceThere.y, 0.12);
      value.b /= max(0.5 - 0.5 * surfaceThere.y, 0.12);
      total += vec4(min(value, vec3(1.1)), 1.0) * weight;
    }
    result = total.w > 0.0 ? vec4(total.rgb / total.w, 1.0) : vec4(vec3(0.6), 0.0);
  }`;

/** Plain blur on the floor plane, wider with distance. */
export const blurShader = /* glsl */ `
  uniform highp sampler2D place; uniform highp sampler2D sum; uniform float pixel;
  in vec2 vUv;
  out vec4 result;
  void main() {
    vec3 at = texture(place, vUv).xyz;
    float reach = 0.5 + 5.0 * smoothstep(40.0, 140.0, length(at));
    vec4 total = vec4(0.0);
    for (int y = -3; y <= 3; y++) for (int x = -3; x <= 3; x++) {
      vec2 uv = vUv + vec2(x, y) * pixel * reach;
      float weight = exp(-0.16 * float(x * x + y * y)) * texture(place, uv).w;
      total += vec4(texture(sum, uv).rgb, 1.0) * weight;
    }
    result = total.w > 0.0 ? vec4(total.rgb / total.w, 1.0) : vec4(1.0);
  }`;
