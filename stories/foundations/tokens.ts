/** The tokens of the theme, read from its style sheet. */
import sheet from '@spotreel/sdk/theme/tokens.css?raw';

export interface Token {
  readonly name: string;
  readonly value: string;
  /** In the dark theme, where it has another value there. */
  readonly dark: string | undefined;
}

const DARK = '.sr-dark';

function declarations(text: string): Map<string, string> {
  const found = text.matchAll(/(--spotreel-[\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]));
}

const [light = '', ...rest] = sheet.split('@media');
const darkValues = declarations(rest.join('').slice(rest.join('').indexOf(DARK)));

/** In the order of the style sheet. */
export const tokens: readonly Token[] = [...declarations(light)].map(([name, value]) => ({
  name,
  value,
  dark: darkValues.get(name),
}));

/** Those whose name begins with one of the words after `--spotreel-`. */
export function tokensOf(...beginnings: readonly string[]): readonly Token[] {
  return tokens.filter(({ name }) => beginnings.some((beginning) => name.startsWith(`--spotreel-${beginning}`)));
}
