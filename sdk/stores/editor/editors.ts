/** Makes the editors of one account, and wakes them when a save may work again. */
import { createEmitter } from '../../base/emitter';
import { isSpotreelError } from '../../base/errors';
import type { SceneCompiler } from '../../scene/compile-composition';
import type { DraftStorage } from '../drafts/draft-storage';
import { indexedDbDrafts } from '../drafts/indexed-db-drafts';
import type { LoadLottie } from '../lottie-documents';
import { createPictureCompiler } from '../picture-compiler';
import type { ComposeAudio } from '../proposals-store';
import { createServerSceneCompiler } from '../server-scene-compiler';
import type { SessionStore } from '../session-store';
import { type EditorDependencies, type EditorSignals, EditorStore } from './editor-store';
import { PendingSaves } from './pending-saves';

export interface EditorOptions {
  readonly compileScene?: SceneCompiler | undefined;
  readonly compose?: ComposeAudio | undefined;
  readonly apiBase?: string | undefined;
  readonly drafts?: DraftStorage | undefined;
}

const WAKING_EVENTS = ['online', 'visibilitychange'] as const;

type Shared = Pick<EditorDependencies, 'context' | 'library' | 'music'> & { readonly loadLottie: LoadLottie };

export function createEditors(
  options: EditorOptions,
  { loadLottie, ...shared }: Shared,
  { $session, $limits }: SessionStore,
) {
  const signals = createEmitter<EditorSignals>();
  const wake = () => signals.emit('wake', undefined);
  const unsubscribe = $session.listen(({ status }, before) => {
    if (status === 'signed-in' && before?.status !== 'signed-in') wake();
  });
  const pendingSaves = new PendingSaves();
  const { drafts = indexedDbDrafts() } = options;
  const account = () => accountOf(options.apiBase, $session.get().user?.id);
  // Without a window (tests, servers) there are no such events. A page that is hidden may never be shown again.
  for (const event of WAKING_EVENTS) globalThis.addEventListener?.(event, wake);
  const { compose = lazyComposer } = options;
  const { know, compile } = createServerSceneCompiler(shared.context.client);
  const compileScene = options.compileScene ? withFallback(options.compileScene, compile) : compile;
  return {
    create(): EditorStore {
      const picture = createPictureCompiler({ loadLottie, compileScene, know });
      return new EditorStore({ ...shared, $limits, compile: picture, compose, signals, pendingSaves, drafts, account });
    },
    dispose(): void {
      unsubscribe();
      for (const event of WAKING_EVENTS) globalThis.removeEventListener?.(event, wake);
      signals.emit('dispose', undefined);
      signals.clear();
    },
  };
}

/** Two servers may have users of the same number. */
function accountOf(apiBase = '', userId: number | undefined): string | undefined {
  return userId === undefined ? undefined : `${apiBase} ${userId}`;
}

/** Nobody needs the composer before music is chosen. */
const lazyComposer: ComposeAudio = async (...input) => (await import('../../audio/compose')).composeAudio(...input);

/** Where the page's own compiler cannot be started (a strict host page), the server compiles. */
function withFallback(compile: SceneCompiler, onServer: SceneCompiler): SceneCompiler {
  let isBroken = false;
  return async (scene) => {
    if (isBroken) return onServer(scene);
    try {
      return await compile(scene);
    } catch (thrown) {
      if (!isSpotreelError(thrown, 'playback_failed')) throw thrown;
      isBroken = true;
      return onServer(scene);
    }
  };
}
