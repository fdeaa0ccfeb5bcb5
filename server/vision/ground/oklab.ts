import { emptyPlane, type Plane } from '../matting/plane';

/** Lightness (0 to 1) and two axes of color. The same distance looks the same in each direction. */
export type LabPlanes = readonly [lightness: Plane, a: Plane, b: Plane];

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** OKLab of sRGB bytes, three or four a pixel (Ottosson, 2020). */
export function oklabPlanes(bytes: Uint8Array, width: number, height: number): LabPlanes {
  const channels = bytes.length / (width * height);
  const planes = [emptyPlane(width, height), emptyPlane(width, height), emptyPlane(width, height)] as const;
  const [lightness, first, second] = planes;
  for (let index = 0; index < width * height; index++) {
    const at = index * channels;
    const red = LINEAR[bytes[at] ?? 0] ?? 0;
    const green = LINEAR[bytes[at + 1] ?? 0] ?? 0;
    const blue = LINEAR[bytes[at + 2] ?? 0] ?? 0;
    const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
    const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
    const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
    lightness.data[index] = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short;
    first.data[index] = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
    second.data[index] = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  }
  return planes;
}
