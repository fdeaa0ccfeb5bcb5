/** Music for the video as it is: what the composer makes of a kit and the lengths of the scenes. */

import { atom } from 'nanostores';
import type { MusicComposition as ComposedMusic, ComposedTrack, composeAudio } from '../../audio/compose';
import { isSameLock, type Lock } from '../../audio/locks';
import type { MusicKit } from '../../contract/library/music';
import type { Id } from '../../contract/schemas/ids';
import { wholeBarLengths } from '../../project/timing/scene-length';
import type { EditorActions } from '../editor/editor-actions';
import type { EditorViews } from '../editor/editor-views';
import { createLoader } from '../resource/loadable';
import type { StoreContext } from '../store-context';
import type { MusicStore } from './music-store';

/** The composer, or a worker that runs it. */
export type ComposeAudio = typeof composeAudio;

/** Tracks that the composer offers for a kit. */
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
  /** Samples that new proposals of the kit leave where they are. Kept as long as the project is open with this kit. */
  readonly $locks = atom<readonly Lock[]>([]);
  #kitId: number | undefined;

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
    this.#proposals = createLoader<MusicProposals>(context);
    this.$proposals = this.#proposals.$state;
  }

  /**
   * Composes for the scenes as they are now, around the locked samples; an earlier search is aborted. Nothing happens
   * without a scene.
   */
  readonly propose = async (musicKitId: Id<'musicKit'>): Promise<MusicProposals | undefined> => {
    if (this.#kitId !== musicKitId) this.$locks.set([]);
    this.#kitId = musicKitId;
    const scenes = this.#views.$scenes.get().filter(({ durationSeconds }) => durationSeconds > 0);
    if (scenes.length === 0) return undefined;
    return this.#proposals.load(async (signal) => {
      const kit = await this.#music.kit(musicKitId);
      return { kit, music: await this.#compose(kit, wholeBarLengths(scenes), { signal, locks: this.$locks.get() }) };
    });
  };

  readonly choose = (kit: MusicKit, track: ComposedTrack): boolean => this.#actions.setMusic(kit.id, track.sampleIds);

  /** The best sequence of a kit for the scenes as they are; false when the kit has none. */
  readonly fit = async (musicKitId: Id<'musicKit'>): Promise<boolean> => {
    const proposed = await this.propose(musicKitId);
    const best = proposed?.music.tracks[0];
    return proposed !== undefined && best !== undefined && this.choose(proposed.kit, best);
  };

  /** Holds a sample in its place, or lets go of it, and proposes anew. */
  readonly toggleLock = ({ sampleId, startSeconds }: Lock): void => {
    const locks = this.$locks.get();
    const lock = { sampleId, startSeconds };
    const others = locks.filter((other) => !isSameLock(other, lock));
    this.#lock(others.length < locks.length ? others : [...locks, lock]);
  };

  readonly unlockAll = (): void => this.#lock([]);

  readonly clear = (): void => {
    this.#kitId = undefined;
    this.$locks.set([]);
    this.#proposals.reset();
  };

  #lock(locks: readonly Lock[]): void {
    this.$locks.set(locks);
    if (this.#kitId !== undefined) void this.propose(this.#kitId);
  }
}
