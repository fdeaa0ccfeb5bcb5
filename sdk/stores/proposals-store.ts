/** Music for the video as it is: what the composer makes of a kit and the lengths of the scenes. */
import type { Composition as ComposedMusic, ComposedTrack, composeAudio } from '../audio/compose';
import type { MusicKit } from '../contract/schemas/music';
import type { EditorActions } from './editor/editor-actions';
import type { EditorViews } from './editor/editor-views';
import { failureOf } from './failure';
import { createLoader } from './loadable';
import type { MusicStore } from './music-store';
import type { StoreContext } from './store-context';

/** The composer, or a worker that runs it. */
export type ComposeAudio = typeof composeAudio;

export interface MusicProposals {
  readonly kit: MusicKit;
  readonly music: ComposedMusic;
}

export class ProposalsStore {
  readonly #compose: ComposeAudio;
  readonly #music: MusicStore;
  readonly #views: EditorViews;
  readonly #actions: EditorActions;
  readonly #proposals;
  /** The ten best of the kit that was asked for last. */
  readonly $proposals;

  constructor(
    context: StoreContext,
    compose: ComposeAudio,
    music: MusicStore,
    views: EditorViews,
    actions: EditorActions,
  ) {
    this.#compose = compose;
    this.#music = music;
    this.#views = views;
    this.#actions = actions;
    this.#proposals = createLoader<MusicProposals>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
    this.$proposals = this.#proposals.$state;
  }

  /** Composes for the scenes as they are now; an earlier search is aborted. Nothing happens without a scene. */
  readonly propose = async (musicKitId: number): Promise<MusicProposals | undefined> => {
    const scenes = this.#views.$scenes.get().filter(({ durationSeconds }) => durationSeconds > 0);
    if (scenes.length === 0) return undefined;
    return this.#proposals.load(async (signal) => {
      const kit = await this.#music.kit(musicKitId);
      return { kit, music: await this.#compose(kit, scenes, { signal }) };
    });
  };

  readonly choose = (kit: MusicKit, track: ComposedTrack): boolean => this.#actions.setMusic(kit.id, track.sampleIds);

  /** The best sequence of a kit for the scenes as they are; false when the kit has none. */
  readonly fit = async (musicKitId: number): Promise<boolean> => {
    const proposed = await this.propose(musicKitId);
    const best = proposed?.music.tracks[0];
    return proposed !== undefined && best !== undefined && this.choose(proposed.kit, best);
  };

  readonly clear = (): void => this.#proposals.reset();
}
