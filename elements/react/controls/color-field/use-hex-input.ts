import { type HexColor, parseHexColor } from '@spotreel/sdk/internal/base';
import { useState } from 'react';

/** Text that more digits can complete to a color. */
const BEGINNING = /^#?[0-9a-f]{0,6}$/i;

export type HexInput = ReturnType<typeof useHexInput>;

/** The text of an input for `value`. It becomes a color at six digits, or when the input is left. */
export function useHexInput(value: HexColor, onChange: (color: HexColor) => void) {
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);

  function type(text: string) {
    const color = parseHexColor(text);
    setTyped(text);
    setLeft(false);
    if (color && text.trim().replace('#', '').length === 6) onChange(color);
  }

  /** Three digits may be the beginning of six: they count when the input is left. */
  function finish() {
    const color = typed?.trim() ? parseHexColor(typed) : value;
    if (!color) return setLeft(true);
    if (color !== value) onChange(color);
    setTyped(undefined);
  }

  const isWrong = typed !== undefined && !parseHexColor(typed) && (hasLeft || !BEGINNING.test(typed.trim()));
  return { text: typed ?? value, isWrong, type, finish, discard: () => setTyped(undefined) };
}
