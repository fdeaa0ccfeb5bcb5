/** Share of the pixels of an empty picture that have one color. */
const FLAT_SHARE = 0.995;
/** Largest invisible difference, of 255. */
const SAME_COLOR = 6;

/** True if a picture is one flat color. Pixels are RGBA. */
export function isOneColor(pixels: Uint8ClampedArray): boolean {
  const count = pixels.length / 4;
  if (count === 0) return false;
  const channels = [0, 1, 2].map((channel) => medianOf(pixels, channel));
  return shareNear(pixels, channels, SAME_COLOR) >= FLAT_SHARE;
}

/** Share of the pixels whose channels differ from `channels` by at most `difference` each. */
export function shareNear(pixels: Uint8ClampedArray, channels: readonly number[], difference: number): number {
  const [red = 0, green = 0, blue = 0] = channels;
  let near = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const isNear =
      Math.abs((pixels[at] ?? 0) - red) <= difference &&
      Math.abs((pixels[at + 1] ?? 0) - green) <= difference &&
      Math.abs((pixels[at + 2] ?? 0) - blue) <= difference;
    if (isNear) near++;
  }
  return (near * 4) / pixels.length;
}

function medianOf(pixels: Uint8ClampedArray, channel: number): number {
  const counts = new Uint32Array(256);
  for (let at = channel; at < pixels.length; at += 4) {
    const value = pixels[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const half = pixels.length / 8;
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen >= half;
  });
}
