/** The sheets of the theme, with the values that their roles have in light and in dark. */
import { parseSheet, styleSheets, topLevelParts } from '../../architecture/styles/style-sheets';

const sheets = new Map(styleSheets(['sdk/theme']).map((sheet) => [sheet.name.replace('sdk/theme/', ''), sheet]));

/** What a sheet of the theme declares: custom properties with their values. */
export function declaredIn(name: string): Map<string, string> {
  const { rules } = sheets.get(name) ?? parseSheet(name, '');
  return new Map(rules.flatMap(({ declarations }) => declarations).filter(([property]) => property.startsWith('--')));
}

/** The value of a role in one theme, with colors of the palette in place of their names. */
export function roleValue(role: string, theme: 'light' | 'dark'): string {
  const palette = declaredIn('palette.css');
  const value = declaredIn('tokens.css').get(role) ?? '';
  const [, inner = value] = /^light-dark\((.*)\)$/.exec(value) ?? [];
  const [light = '', dark = light] = topLevelParts(inner, ',');
  return (theme === 'light' ? light : dark).replace(/var\((--[\w-]+)\)/g, (_, name) => palette.get(name) ?? '');
}
