/** The bits of a sample's `flags`, as the wire has them. */
export const AudioFlag = { intro: 1, outro: 2, introFadeIn: 4, outroFadeOut: 8, demo: 16 } as const;

const OPENING = AudioFlag.intro | AudioFlag.introFadeIn;
const CLOSING = AudioFlag.outro | AudioFlag.outroFadeOut;

/** Marked to begin a track: intro or intro fade-in. */
export function isOpening(flags: number): boolean {
  return (flags & OPENING) !== 0;
}

/** Marked to end a track: outro or outro fade-out. */
export function isClosing(flags: number): boolean {
  return (flags & CLOSING) !== 0;
}

/** Only lets people hear the kit; never part of a track. */
export function isDemo(flags: number): boolean {
  return (flags & AudioFlag.demo) !== 0;
}
