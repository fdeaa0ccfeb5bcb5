/** Style sheet and icon that follow from a look. */
import { accentShades, parseHexColor } from '@spotreel/sdk/internal/base';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { fontFamilies } from '../../library/catalogue/fonts';
import { escapeHtml } from '../../platform/http/escape-html';
import type { BrandLook } from './brand-look';

/** The color of icons where a tenant has set none. */
const NEUTRAL = '#3f3f46';

/** `.sr-dark` has the tokens again: see `sdk/theme/tokens.css`. */
export function themeSheet({ accent, font }: BrandLook, catalogue: Catalogue): string {
  const family = fontFamilies(catalogue).find(({ name }) => name === font);
  const faces = (family?.files ?? []).map(
    ({ url, weight }) =>
      `@font-face{font-family:"${family?.name}";src:url("${url}");font-weight:${weight};font-display:swap}\n`,
  );
  const tokens = [...colorTokens(accent), ...(family ? [`--spotreel-font:"${family.name}",system-ui,sans-serif`] : [])];
  return `${faces.join('')}:root,.sr-dark{${tokens.join(';')}}\n`;
}

function colorTokens(accent: string | null): string[] {
  const color = parseHexColor(accent ?? '');
  if (!color) return [];
  const { light, dark } = accentShades(color);
  const token = (name: string, of: keyof typeof light) => `--spotreel-${name}:light-dark(${light[of]},${dark[of]})`;
  return [
    token('accent', 'accent'),
    token('accent-hover', 'accentHover'),
    token('accent-text', 'accentText'),
    token('link', 'accent'),
    token('focus', 'accent'),
    token('surface-selected', 'selected'),
  ];
}

/** The first letter of the name on the color of the tenant. */
export function letterIcon({ name, accent }: BrandLook): string {
  const color = parseHexColor(accent ?? '') ?? NEUTRAL;
  const { accent: background } = accentShades(parseHexColor(color) ?? NEUTRAL).light;
  const [letter = ''] = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment.toUpperCase());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${background}"/><text x="32" y="33" fill="#fff" font-family="system-ui,sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeHtml(letter)}</text></svg>`;
}
