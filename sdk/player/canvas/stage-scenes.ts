/** The scenes of a canvas over time, with newer versions that were compiled before the page named them. */
import { type FilmMoment, filmMomentAt } from '../../scene/transitions/film-moment';
import type { SeenScene } from '../../scene/transitions/seen-scene';
import type { StageScene, StageTimeline } from '../compiling/canvas-messages';

/** Scenes at one of their frames. */
export type StagePosition = SeenScene<StageScene> & Pick<FilmMoment<StageScene>, 'leaving'>;

/** A version that the page has not named yet. */
interface NewerVersion {
  readonly documentId: number;
  /** The versions that it follows. */
  readonly follows: ReadonlySet<number>;
}

export class StageScenes {
  #timeline: StageTimeline | undefined;
  /** By scene. */
  readonly #newer = new Map<number, NewerVersion>();

  get timeline(): StageTimeline | undefined {
    return this.#timeline;
  }

  /** As the page names them. It is behind where it names a version that a newer one follows. */
  name(timeline: StageTimeline | undefined): void {
    this.#timeline = timeline;
    for (const [sceneId, { follows }] of this.#newer) {
      const named = timeline?.scenes.find((scene) => scene.sceneId === sceneId);
      if (!named || !follows.has(named.documentId)) this.#newer.delete(sceneId);
    }
  }

  /** A document that takes the place of another; whether one of the scenes shows that. */
  compiled(documentId: number, replaced: number): boolean {
    const scene = this.#timeline?.scenes.find((one) => this.#shown(one) === replaced);
    if (!scene) return false;
    const before = this.#newer.get(scene.sceneId)?.follows ?? new Set([scene.documentId]);
    this.#newer.set(scene.sceneId, { documentId, follows: new Set([...before, replaced]) });
    return true;
  }

  /** Back to what the page names; whether the document was shown in its place. */
  giveUp(documentId: number): boolean {
    const found = [...this.#newer].find(([, newer]) => newer.documentId === documentId);
    return found !== undefined && this.#newer.delete(found[0]);
  }

  /** During a transition, the scene that enters, with the one that leaves. A frame outside belongs to the first or the last scene. */
  at(frame: number): StagePosition | undefined {
    const moment = filmMomentAt(this.#timeline?.scenes ?? [], frame);
    if (!moment) return undefined;
    const newest = <Seen extends SeenScene<StageScene>>(seen: Seen): Seen => ({
      ...seen,
      scene: { ...seen.scene, documentId: this.#shown(seen.scene) },
    });
    const { shown, leaving } = moment;
    return { ...newest(shown), ...(leaving && { leaving: newest(leaving) }) };
  }

  /** Documents that are shown, from the frame on, then those before it. */
  documentsFrom(frame: number): number[] {
    const { scenes = [] } = this.#timeline ?? {};
    const index = Math.max(0, indexAt(scenes, frame));
    return [...scenes.slice(index), ...scenes.slice(0, index)].map((scene) => this.#shown(scene));
  }

  /** Documents that are named or shown. */
  get documents(): number[] {
    const { scenes = [] } = this.#timeline ?? {};
    return scenes.flatMap((scene) => [scene.documentId, this.#shown(scene)]);
  }

  #shown({ sceneId, documentId }: StageScene): number {
    return this.#newer.get(sceneId)?.documentId ?? documentId;
  }
}

function indexAt(scenes: readonly StageScene[], frame: number): number {
  return scenes.findLastIndex(({ startFrame }) => startFrame <= frame);
}
