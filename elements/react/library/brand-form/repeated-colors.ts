import { BRAND_COLOR_NAMES, type BrandColorName } from '@spotreel/sdk/internal/project';

/** The colors of a brand that equal an earlier one: in a video they could not be distinguished. */
export function repeatedColors(colors: Readonly<Record<BrandColorName, string>>): ReadonlySet<BrandColorName> {
  const repeated = BRAND_COLOR_NAMES.filter((name, index) => {
    const before = BRAND_COLOR_NAMES.slice(0, index).map((one) => colors[one].toLowerCase());
    return colors[name] !== '' && before.includes(colors[name].toLowerCase());
  });
  return new Set(repeated);
}
