/** Numbers from 0 (inclusive) to 1. */
export type Random = () => number;

/** The same numbers for the same words (FNV-1a into mulberry32), so that a kit renders the same every time. */
export function createRandom(words: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) state = Math.imul(state ^ words.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
