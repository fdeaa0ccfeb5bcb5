/** State of saving an open project, in words. */
import { computed, type ReadableAtom } from 'nanostores';
import type { Translator } from '../../../i18n/translator';
import { type SaveState, saveStateOf } from '../../../project/saving/autosave';
import type { ProjectPart } from '../../../project/saving/refused-part';
import type { ProjectDrafts } from '../../drafts/project-drafts';
import type { Failure } from '../../failure';
import type { Saver } from './saver';

export interface SaveView {
  readonly state: SaveState;
  /** In words. */
  readonly text: string;
  readonly failure: Failure | null;
  /** Part of the project that the failure is about, if known. */
  readonly part: ProjectPart | undefined;
}

const SAVE_TEXTS = {
  saved: 'editor.saved',
  saving: 'editor.saving',
  unsaved: 'editor.unsaved',
  offline: 'saving.offlineKept',
  conflict: 'editor.conflict',
  error: 'editor.saveError',
  'too-long': 'saving.tooLong',
} as const satisfies Record<SaveState, string>;

/** `$isKept` decides what a lost connection means: edits that this browser keeps may wait. */
export function saveViewOf(
  { $autosave, $failure, $part }: Saver,
  { $isKept }: Pick<ProjectDrafts, '$isKept'>,
  t: Translator,
): ReadableAtom<SaveView> {
  const $state = computed($autosave, saveStateOf);
  return computed([$state, $failure, $isKept, $part], (state, failure, isKept, part) => ({
    state,
    text: saveText(state, failure, isKept, t),
    failure,
    part,
  }));
}

/** Text of a failure or a state. */
function saveText(state: SaveState, failure: Failure | null, isKept: boolean, t: Translator): string {
  if (failure && state === 'error') return failure.message;
  return t(state === 'offline' && !isKept ? 'saving.offlineOpen' : SAVE_TEXTS[state]);
}
