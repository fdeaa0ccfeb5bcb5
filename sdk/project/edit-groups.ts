/** Edits that a page may allow people, in groups with names of everyday language. */
import type { Edit, EditTypeName } from './edit';

const groups = {
  'set-text': 'texts',
  'set-image': 'images',
  'set-color': 'colors',
  'set-shot': 'images',
  'set-background': 'backgrounds',
  'trim-background': 'backgrounds',
  'place-background': 'backgrounds',
  'add-scene': 'scenes',
  'remove-scene': 'scenes',
  'duplicate-scene': 'scenes',
  'move-scene': 'scenes',
  'set-length': 'scenes',
  'set-transition': 'scenes',
  'set-ratio': 'size',
  'set-font': 'style',
  'set-language': 'style',
  'set-palette': 'style',
  'set-brand': 'brand',
  'set-music': 'music',
  rename: 'name',
} as const satisfies Record<EditTypeName, string>;

/** `style` is colors and font of the whole video; `colors` are those of single scenes. */
export type EditGroup = (typeof groups)[EditTypeName];

/** Every group once. */
export const EDIT_GROUPS: readonly EditGroup[] = [...new Set(Object.values(groups))];

/** Acts of several types of edits: the name of the act alone counts. A brand brings its logo, texts and colors, and the music follows a length. */
const WHOLE_ACTS: ReadonlySet<string> = new Set(['set-brand', 'set-palette', 'set-ratio', 'add-scene', 'set-length']);

/**
 * True if a step is allowed while only these groups may be edited; null allows everything. Repairs and the choice
 * between two versions have names of their own, and are always allowed.
 */
export function isStepAllowed(name: string, edits: readonly Edit[], allowed: ReadonlySet<EditGroup> | null): boolean {
  if (!allowed || !Object.hasOwn(groups, name)) return true;
  if (WHOLE_ACTS.has(name)) return allowed.has(groups[name as EditTypeName]);
  return edits.every(({ type }) => allowed.has(groups[type]));
}
