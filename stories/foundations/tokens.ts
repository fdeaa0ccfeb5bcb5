/** The tokens of the theme in the order of its style sheets. Values are read from the page, where they are live. */

import { TOKENS, type TokenName } from '@spotreel/sdk/theme';
import palette from '../../sdk/theme/palette.css?raw';
import roles from '../../sdk/theme/tokens.css?raw';

/** Names of the palette by hue: `blue` -> `--sr-blue-50`, `--sr-blue-200`, … */
export const paletteByHue: ReadonlyMap<string, readonly string[]> = byHue(declaredIn(palette));

const roleNames = new Set(declaredIn(roles));
const isColor = (name: string) => roleNames.has(name) && !name.includes('shadow');

/** Tokens with a color of their own in light and in dark. */
export const colorRoles: readonly TokenName[] = tokenNames().filter(isColor);

/** Tokens whose name begins with one of the words after `--spotreel-`. */
export function tokensOf(...beginnings: readonly string[]): readonly TokenName[] {
  const others = tokenNames().filter((name) => !isColor(name));
  return others.filter((name) => beginnings.some((beginning) => name.startsWith(`--spotreel-${beginning}`)));
}

function tokenNames(): TokenName[] {
  return Object.keys(TOKENS) as TokenName[];
}

function declaredIn(sheet: string): string[] {
  return [...sheet.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
}

function byHue(names: readonly string[]): Map<string, string[]> {
  const hues = new Map<string, string[]>();
  for (const name of names) hues.set(hueOf(name), [...(hues.get(hueOf(name)) ?? []), name]);
  return hues;
}

function hueOf(name: string): string {
  const [, hue = ''] = /^--sr-(\w+(?:-shade)?)/.exec(name) ?? [];
  return hue;
}
