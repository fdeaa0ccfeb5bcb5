/**
 * A text as the text area over the painted text shows it. Where the painter wraps a line, the text area has a line end
 * that the user did not type. With these, the caret is where the painted letters are.
 */

/** A line end in the text area, and the text that it replaces: a space, or nothing between two letters. */
export interface SoftBreak {
  readonly at: number;
  readonly standsFor: string;
}

export interface WrappedText {
  readonly shown: string;
  readonly soft: readonly SoftBreak[];
}

/** `breaks`: positions in the text at which a line begins that was wrapped. */
export function wrapped(text: string, breaks: readonly number[]): WrappedText {
  let shown = '';
  let from = 0;
  const soft: SoftBreak[] = [];
  for (const begin of breaks) {
    const before = text[begin - 1] ?? '';
    const standsFor = /\s/.test(before) ? before : '';
    shown += text.slice(from, begin - standsFor.length);
    soft.push({ at: shown.length, standsFor });
    shown += '\n';
    from = begin;
  }
  return { shown: shown + text.slice(from), soft };
}

/** The text that is shown. */
export function unwrapped({ shown, soft }: WrappedText): string {
  let text = '';
  let from = 0;
  for (const { at, standsFor } of soft) {
    text += shown.slice(from, at) + standsFor;
    from = at + 1;
  }
  return text + shown.slice(from);
}

/** After a person changed the text area: line ends outside of what changed are still the painter's. */
export function afterInput(before: WrappedText, shown: string): WrappedText {
  const longest = Math.min(before.shown.length, shown.length);
  let start = 0;
  while (start < longest && before.shown[start] === shown[start]) start++;
  let end = 0;
  while (end < longest - start && before.shown.at(-1 - end) === shown.at(-1 - end)) end++;
  const grown = shown.length - before.shown.length;
  const after = {
    shown,
    soft: before.soft.flatMap(({ at, standsFor }) => {
      if (at < start) return [{ at, standsFor }];
      return at >= before.shown.length - end ? [{ at: at + grown, standsFor }] : [];
    }),
  };
  // a deleted line end between two letters means the letter before it
  if (grown !== -1 || unwrapped(after) !== unwrapped(before)) return after;
  return afterInput(after, shown.slice(0, start - 1) + shown.slice(start));
}

/** Position in the text of a position in the text area. */
export function toText({ soft }: WrappedText, at: number): number {
  return at - soft.filter((line) => line.at < at && line.standsFor === '').length;
}

/** Position in the text area of a position in the text; at a wrap that of the new line. */
export function toShown({ soft }: WrappedText, at: number): number {
  return soft.reduce((position, line) => (line.standsFor === '' && line.at <= position ? position + 1 : position), at);
}
