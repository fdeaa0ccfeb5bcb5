/**
 * The picture of an open project. It is compiled again whenever something visible has changed: one compilation at a
 * time, always ending with the newest state. Nothing is compiled while no view listens.
 */

import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { SpotreelError } from '../../base/errors';
import type { MusicKit } from '../../contract/library/music';
import type { Id } from '../../contract/schemas/ids';
import type { EditorProject } from '../../project/editor-project';
import type { Composition, SceneNotice } from '../../scene/composition';
import type { EditorDocument } from '../editor/document/editor-document';
import type { EditorEnvironment } from '../editor/document/editor-environment';
import type { EditorSource } from '../editor/editor-source';
import { type Failure, failureOf } from '../failure';
import type { StoreContext } from '../store-context';
import type { CompilePicture } from './picture-compiler';

/** Music that is heard with the picture without being the project's. */
export interface Audition {
  readonly kit: MusicKit;
  /** Ids of the kit's samples, in playing order. */
  readonly sampleIds: readonly number[];
}

/** Notice to the user about a scene. */
export interface EditorNotice extends SceneNotice {
  readonly sceneId: Id<'scene'>;
}

export class CompositionStore {
  /** Null until the first picture is there, which has the first scene only. A failed compilation leaves the last one that worked. */
  readonly $composition = atom<Composition | null>(null);
  readonly $failure = atom<Failure | null>(null);
  readonly $hasPicture: ReadableAtom<boolean>;
  /** Music that is listened to; null: the project's own music. */
  readonly $audition = atom<Audition | null>(null);
  /** The same array while nothing else is to be said. */
  readonly $notices: ReadableAtom<readonly EditorNotice[]>;
  readonly #context: StoreContext;
  readonly #compile: CompilePicture;
  /** Without what is listened to. */
  readonly #own: ReadableAtom<EditorSource | null>;
  readonly #input: ReadableAtom<EditorSource | null>;
  #running = Promise.resolve();
  #isCompiling = false;
  #isWatched = false;

  constructor(
    context: StoreContext,
    compile: CompilePicture,
    document: EditorDocument,
    environment: EditorEnvironment,
  ) {
    this.#context = context;
    this.#compile = compile;
    this.#own = inputOf(document, environment);
    this.#input = withAudition(this.#own, this.$audition);
    this.$hasPicture = computed(this.$composition, (composition) => composition !== null);
    this.$notices = noticesOf(this.$composition);
    onMount(this.$composition, () => this.#watch());
  }

  /**
   * Lets other music be heard with the picture, or with null the project's own again. It is no edit. Resolves when
   * `$composition` has it.
   */
  readonly audition = async (audition: Audition | null): Promise<void> => {
    this.$audition.set(audition);
    await this.#running;
  };

  /** Compiles once more what could not be compiled. */
  readonly retry = (): void => {
    if (this.$failure.get() && this.#isWatched && !this.#isCompiling) this.#running = this.#run();
  };

  /**
   * All scenes as they are now, with the project's own music, for an export.
   * @throws SpotreelError of the compiler; `playback_failed` while no project is open
   */
  readonly compileNow = async (): Promise<Composition> => {
    await this.#running;
    const input = this.#own.get();
    if (!input) throw new SpotreelError('playback_failed', 'No project is open.');
    return this.#compile(input);
  };

  #watch(): () => void {
    this.#isWatched = true;
    const unsubscribe = this.#input.subscribe(() => {
      if (!this.#isCompiling) this.#running = this.#run();
    });
    return () => {
      this.#isWatched = false;
      unsubscribe();
    };
  }

  async #run(): Promise<void> {
    this.#isCompiling = true;
    let done: EditorSource | null | undefined;
    while (this.#isWatched && done !== this.#input.get()) {
      done = this.#input.get();
      await this.#show(done);
    }
    this.#isCompiling = false;
  }

  /** An opened video is seen as soon as its first scene is; the others follow within a moment. */
  #showFirst({ project }: EditorSource, first: Composition): void {
    const isStillOpen = this.#isWatched && this.#input.get()?.project.id === project.id;
    if (isStillOpen && !this.$composition.get()) this.$composition.set(first);
  }

  async #show(input: EditorSource | null): Promise<void> {
    if (!input) {
      this.$composition.set(null);
      return this.$failure.set(null);
    }
    const isNew = this.$composition.get() === null;
    try {
      this.$composition.set(await this.#compile(input, isNew ? (first) => this.#showFirst(input, first) : undefined));
      this.$failure.set(null);
    } catch (thrown) {
      if (isNew) this.$composition.set(null);
      this.$failure.set(failureOf(thrown, this.#context.t, 'editor.previewFailed'));
    }
  }
}

function noticesOf($composition: ReadableAtom<Composition | null>): ReadableAtom<readonly EditorNotice[]> {
  let last: readonly EditorNotice[] = [];
  return computed($composition, (composition) => {
    const now = (composition?.scenes ?? []).flatMap(({ ingredientId: sceneId, notices }) =>
      notices.map((notice) => ({ ...notice, sceneId })),
    );
    if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
    return last;
  });
}

/** Changes only when something that shows does; null while the layouts for the project's ratio are not here. */
function inputOf(
  { $project }: EditorDocument,
  { $templates, $media, $kit }: EditorEnvironment,
): ReadableAtom<EditorSource | null> {
  let shown: EditorProject | null = null;
  const $shown = computed($project, (project) => {
    if (!project || !shown || !looksTheSame(shown, project)) shown = project;
    return shown;
  });
  return computed([$shown, $templates, $media, $kit], (project, templates, media, kit) =>
    project && project.ratio === templates.ratio ? { project, templates: templates.byId, media, kit } : null,
  );
}

function withAudition(
  $input: ReadableAtom<EditorSource | null>,
  $audition: ReadableAtom<Audition | null>,
): ReadableAtom<EditorSource | null> {
  return computed([$input, $audition], (input, audition) =>
    input && audition
      ? { ...input, project: { ...input.project, audio: audition.sampleIds, ownMusic: null }, kit: audition.kit }
      : input,
  );
}

function looksTheSame(a: EditorProject, b: EditorProject): boolean {
  return (
    a.id === b.id &&
    a.scenes === b.scenes &&
    a.values === b.values &&
    a.ratio === b.ratio &&
    a.fontFamily === b.fontFamily &&
    a.language === b.language &&
    a.musicKitId === b.musicKitId &&
    a.audio === b.audio &&
    a.ownMusic === b.ownMusic
  );
}
