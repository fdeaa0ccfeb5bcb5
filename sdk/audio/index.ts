/** Bars and the composer. */
export { barSeconds, DEFAULT_BPM } from './bars';
export { type ComposedTrack, type ComposeOptions, composeAudio, type MusicComposition } from './compose';
export { type CutsOnBars, cutsOnBars } from './cuts';
export { AudioFlag } from './flags';
export { kitBpm } from './kit';
export { isSameLock, type Lock } from './locks';
export { mostDifferent } from './most-different';
export { placedSamples } from './placement';
export { seededTrack } from './seeded-track';
export { type Swap, swapsFor } from './swaps';
