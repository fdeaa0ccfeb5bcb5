/** Basics that every part uses: errors, clock, colors, links, emitter. */
export { type AccentShades, accentShades } from './accent-shades';
export { attempted } from './attempted';
export { type Clock, steadyClock, systemClock } from './clock';
export { contrastRatio, type HexColor, parseHexColor, textOn, toRgb } from './color';
export { createEmitter } from './emitter';
export { isEqual } from './equal';
export type { LocalErrorCode, SpotreelErrorCode, SurveyErrorCode } from './error-codes';
export {
  type ErrorDetails,
  isSpotreelError,
  messageOf,
  SpotreelError,
  type SpotreelErrorOptions,
} from './errors';
export { letterCount } from './letter-count';
export { displayUrl, isHttpUrl } from './link';
export { isStorable, storable } from './storable-text';
export { keepTypedKeys } from './typed-keys';
