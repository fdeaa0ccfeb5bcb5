/** Missing parts of the open project, and the ways to repair it. */

import { computed, type ReadableAtom } from 'nanostores';
import type { Id } from '../../../contract/schemas/ids';
import type { EditorProject } from '../../../project/editor-project';
import { type Missing, missingOf } from '../../../project/repair/missing';
import type { Music } from '../../../project/repair/repairs';
import { timelineOf } from '../../../project/timing/timeline';
import type { MusicStore } from '../../music/music-store';
import type { ComposeAudio } from '../../music/proposals-store';
import type { EditorDocument } from '../document/editor-document';
import type { EditorEnvironment } from '../document/editor-environment';

const NOTHING: readonly Missing[] = [];

export class RepairsStore {
  /** Empty while nothing is missing; the same list while the user types. */
  readonly $missing: ReadableAtom<readonly Missing[]>;
  readonly #document: EditorDocument;
  readonly #environment: EditorEnvironment;
  readonly #music: MusicStore;
  readonly #compose: ComposeAudio;

  constructor(document: EditorDocument, environment: EditorEnvironment, music: MusicStore, compose: ComposeAudio) {
    this.#document = document;
    this.#environment = environment;
    this.#music = music;
    this.#compose = compose;
    const { $templates, $isLaidOut, $missingMedia, $kit, $isKitMissing } = environment;
    const $surrounding = computed(
      [$templates, $isLaidOut, $missingMedia, $kit, $isKitMissing],
      ({ byId: templates }, isLaidOut, missingMedia, kit, isKitMissing) => {
        return { templates, isLaidOut, missingMedia, kit, isKitMissing };
      },
    );
    let before = NOTHING;
    this.$missing = computed([document.$project, $surrounding], (project, surrounding) => {
      const missing = project ? missingOf(project, surrounding) : NOTHING;
      if (!isSame(missing, before)) before = missing;
      return before;
    });
  }

  /** Puts another scene of the style in the place of this one, with the texts and pictures that it has room for. */
  readonly replaceScene = async (sceneId: Id<'scene'>, templateId: Id<'template'>): Promise<boolean> => {
    const { replaceScene } = await loadRepairs();
    const project = this.#document.$project.get();
    const template = this.#environment.$templates.get().byId.get(templateId);
    if (!project || !template) return false;
    const edits = replaceScene(project, sceneId, template);
    const isReplaced = this.#step('replace-scene', edits);
    const added = edits.find((edit) => edit.type === 'add-scene');
    if (isReplaced && added) this.#document.select(added.scene.id);
    return isReplaced;
  };

  /** Takes out the scene, or puts the template's own picture or the style's own music in its place. */
  readonly repair = (missing: Missing): Promise<boolean> => this.#repair([missing]);

  /** Everything that is missing, as one step. */
  readonly repairAll = (): Promise<boolean> => this.#repair(this.$missing.get());

  async #repair(missing: readonly Missing[]): Promise<boolean> {
    const project = this.#document.$project.get();
    if (!project || missing.length === 0) return false;
    const { NO_MUSIC, repairEdits } = await loadRepairs();
    const isMusicGone = missing.some(({ kind }) => kind === 'kit' || kind === 'samples' || kind === 'track');
    const music = (isMusicGone && (await this.#ownMusic(project, missing))) || NO_MUSIC;
    // Another project may have been opened while the music was composed.
    if (this.#document.$project.get()?.id !== project.id) return false;
    return this.#step('repair', repairEdits(missing, music));
  }

  /** The kit of the project when only samples of it are gone, else the family's own; undefined when neither can be had. */
  async #ownMusic(project: EditorProject, missing: readonly Missing[]): Promise<Music | undefined> {
    const templates = this.#environment.$templates.get().byId;
    const isKitGone = missing.some(({ kind }) => kind === 'kit');
    const kitId = isKitGone ? this.#environment.$family.get()?.defaultMusicKitId : project.musicKitId;
    const scenes = timelineOf(project, { templates }).filter(({ durationSeconds }) => durationSeconds > 0);
    if (!kitId || scenes.length === 0) return undefined;
    try {
      const kit = await this.#music.kit(kitId);
      const { tracks } = await this.#compose(kit, scenes);
      return { musicKitId: kit.id, audio: tracks[0]?.sampleIds ?? [] };
    } catch {
      return undefined;
    }
  }

  #step(name: string, edits: Parameters<EditorDocument['dispatch']>[1]): boolean {
    this.#document.closeStep();
    const isDone = this.#document.dispatch(name, edits);
    this.#document.closeStep();
    return isDone;
  }
}

/** Few projects lack something: the first repair fetches how. */
function loadRepairs() {
  return import('../../../project/repair/repairs');
}

function isSame(a: readonly Missing[], b: readonly Missing[]): boolean {
  return a.length === b.length && a.every((item, index) => JSON.stringify(item) === JSON.stringify(b[index]));
}
