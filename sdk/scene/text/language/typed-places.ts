/**
 * Places in a typed line at which its words may be broken in any language: soft hyphens, and joints of tags and addresses. The
 * joints get no hyphen. They are marked before letters become capitals, which have no camel case.
 */
export interface TypedPlaces {
  /** Positions of soft hyphens in the text without them. */
  readonly softHyphens: readonly number[];
  /** Positions in tags, handles and addresses. */
  readonly tagJoints: readonly number[];
}

const SOFT_HYPHEN = '\u00ad';
/** A noncharacter, which no text has. */
const JOINT = '\ufdd0';
const MARK = new RegExp(`[${SOFT_HYPHEN}${JOINT}]`, 'g');
const WORD = /\S+/g;
/** A tag, a handle, or letters on both sides of a sign of addresses. */
const TAG = /^[^\p{L}\p{N}\s]?[#@]|[\p{L}\p{N}][.@/_][\p{L}\p{N}]/u;
/**
 * In camel case, before a number, before the dots and the @ of an address, behind its slashes. No lookbehind: older browsers lack it.
 * Each pattern has the sign before the place first, and the place is behind that.
 */
const JOINTS = [
  /[\p{Ll}\p{N}](?=\p{Lu})/gu,
  /\p{Lu}(?=\p{Lu}\p{Ll})/gu,
  /\p{L}(?=\p{N})/gu,
  /[\p{L}\p{N}](?=[.@]\p{L})/gu,
  /[/_](?=[\p{L}\p{N}])/gu,
];

/** Soft hyphens stay where they are: `unmarked` takes both. */
export function marked(line: string): string {
  return line.replace(WORD, (word) => (TAG.test(word) ? withJoints(word) : word));
}

function withJoints(word: string): string {
  const places = JOINTS.flatMap((joint) => [...word.matchAll(joint)].map(({ 0: sign, index }) => index + sign.length));
  const cuts = [0, ...[...new Set(places)].sort((a, b) => a - b), word.length];
  return cuts
    .slice(1)
    .map((end, index) => word.slice(cuts[index], end))
    .join(JOINT);
}

/** The text without spaces, line breaks and soft hyphens at its end. */
export function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\u00ad]/.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

/** True if the line has no visible letter. */
export function isBlank(line: string): boolean {
  return line.replace(MARK, '').trim() === '';
}

/** The text without its marks. `bounds`: positions in the marked text, in their order, which become those of the text. */
export function unmarked(line: string, bounds: readonly number[]): { text: string; bounds: number[] } & TypedPlaces {
  const marks = [...line.matchAll(MARK)].map(({ 0: mark, index }, count) => ({ mark, index, at: index - count }));
  const placesOf = (mark: string) => marks.filter((one) => one.mark === mark).map(({ at }) => at);
  let before = 0;
  const moved = bounds.map((bound) => {
    while ((marks[before]?.index ?? bound) < bound) before++;
    return bound - before;
  });
  // a run of small capitals that a mark cut in two is one again
  const inner = moved.filter((at, index) => moved[index - 1] !== at && moved[index + 1] !== at);
  return {
    text: line.replace(MARK, ''),
    bounds: inner,
    softHyphens: placesOf(SOFT_HYPHEN),
    tagJoints: placesOf(JOINT),
  };
}
