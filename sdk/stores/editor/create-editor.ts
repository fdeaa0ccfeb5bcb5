/** Makes the editors of one account, and wakes them when a save may work again. */
import type { Fetch } from '../../client/request/request';
import type { SceneCompiler } from '../../scene/compiling/compile-composition';
import { compilingOf } from '../compiling/compiling-dependencies';
import { draftAccountOf } from '../drafts/draft-account';
import type { DraftStorage } from '../drafts/draft-storage';
import { type HistoryStorage, indexedDbHistories } from '../drafts/history-storage';
import { indexedDbDrafts } from '../drafts/indexed-db-drafts';
import type { ComposeAudio } from '../music/proposals-store';
import type { SessionStore } from '../session/session-store';
import { type EditorDependencies, EditorStore } from './editor-store';
import type { OtherTabs, SavedElsewhere } from './saving/other-tabs';
import { PendingSaves } from './saving/pending-saves';

export interface EditorOptions {
  readonly compileScene?: SceneCompiler | undefined;
  readonly compose?: ComposeAudio | undefined;
  readonly apiBase?: string | undefined;
  readonly exportWorkerUrl?: string | null | undefined;
  readonly drafts?: DraftStorage | undefined;
  readonly histories?: HistoryStorage | undefined;
  readonly fetch?: Fetch | undefined;
}

const RESUME_EVENTS = ['online', 'visibilitychange', 'focus'] as const;

/** Dependencies of the editors of one account. Screens without an editor need none of the editor's code for it. */
export interface EditingDependencies
  extends Pick<EditorDependencies, 'context' | 'library' | 'music' | 'signals' | 'ahead' | 'loadLottie'> {
  readonly session: SessionStore;
  readonly options: EditorOptions;
}

const factories = new WeakMap<EditingDependencies, () => EditorStore>();

/**
 * An editor for one project at a time; close it when its screen goes. Editors of one account wait for each other's saves.
 *
 * @example
 * ```ts
 * import { createEditor, createSpotreel } from '@spotreel/sdk';
 *
 * const editor = createEditor(createSpotreel());
 * await editor.open(100001);
 * editor.actions.rename('Spring sale');
 * await editor.close();
 * ```
 */
export function createEditor({ editing }: { readonly editing: EditingDependencies }): EditorStore {
  const known = factories.get(editing);
  if (known) return known();
  const create = createFactory(editing);
  factories.set(editing, create);
  return create();
}

function createFactory(editing: EditingDependencies): () => EditorStore {
  const { session, options, ...shared } = editing;
  const { $session, $limits } = session;
  const { drafts = indexedDbDrafts(), histories = indexedDbHistories() } = options;
  const { createPicture, compose } = compilingOf(editing);
  const pendingSaves = new PendingSaves();
  const account = () => draftAccountOf(editing);
  followResuming(shared.signals, $session);
  const reportSaved = followOtherTabs(shared.signals, account);
  return () => {
    const own = { $limits, compile: createPicture(), compose, pendingSaves, drafts, histories, account, reportSaved };
    return new EditorStore({ ...shared, ...own, popUps: session });
  };
}

/** Returns the function that reports a save to them. Its code comes behind the picture; without it a save meets the others' all the same. */
function followOtherTabs(signals: EditingDependencies['signals'], account: () => string | undefined) {
  const loading = import('./saving/other-tabs').then(({ otherTabs }) =>
    otherTabs((saved) => {
      if (saved.account === account()) signals.emit('saved-elsewhere', saved);
    }),
  );
  const withTabs = (act: (tabs: OtherTabs) => void) => void loading.then(act, () => {});
  signals.on('dispose', () => withTabs((tabs) => tabs.close()));
  return (saved: SavedElsewhere) => withTabs((tabs) => tabs.report(saved));
}

function followResuming(signals: EditingDependencies['signals'], $session: SessionStore['$session']): void {
  const resume = () => signals.emit('resume', undefined);
  const unsubscribe = $session.listen(({ status }, before) => {
    if (status === 'signed-in' && before?.status !== 'signed-in') resume();
  });
  // Without a window (tests, servers) there are no such events. A page that is hidden may never be shown again.
  for (const event of RESUME_EVENTS) globalThis.addEventListener?.(event, resume);
  signals.on('dispose', () => {
    unsubscribe();
    for (const event of RESUME_EVENTS) globalThis.removeEventListener?.(event, resume);
  });
}
