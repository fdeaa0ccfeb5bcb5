/** Stills of scenes that are no project yet. The server paints one after another, each a moment after the last change. */

import { atom } from 'nanostores';
import type { PlannedStoryboard } from '../../contract/assistant/assistant';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import { isAborted } from '../failure';
import type { StoreContext } from '../store-context';
import type { AssistantScene } from './assistant-scene';

/** A still of one scene. */
export interface SceneStill {
  /** `sample`: it could not be painted, so the still of the template is shown. */
  readonly status: 'painting' | 'ready' | 'sample';
  readonly url: string | undefined;
}

/** Common look of all scenes of a storyboard. */
interface StoryboardLook {
  readonly ratio: Ratio;
  readonly logoMediaId: PlannedStoryboard['logoMediaId'];
  /** The brand whose colors and font the scenes get, as the project will. */
  readonly brandId: Id<'brand'> | null;
}

const PAUSE_MS = 600;
const LONG_SIDE_PX = 480;

/** Paints the stills of a storyboard. Make it with `createAssistant`. */
export class StoryboardStills {
  /** By the key of the scene. */
  readonly $stills = atom<Readonly<Record<number, SceneStill>>>({});
  readonly #context: StoreContext;
  readonly #painted = new Map<number, string>();
  /** Keys of the scenes that were shown last, in their order. */
  #order: readonly number[] = [];
  #work: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Paints what has changed since the last time. */
  readonly show = (scenes: readonly AssistantScene[], look: StoryboardLook): void => {
    this.dispose();
    const before = this.$stills.get();
    const order = this.#order;
    this.#order = scenes.map(({ key }) => key);
    const stills = scenes.map((scene, index): [number, SceneStill] => {
      // a new scene shows the still of the one before it at this place until its own is painted
      const still = before[scene.key] ?? before[order[index] ?? scene.key];
      const isCurrent = this.#painted.get(scene.key) === stateOf(scene, look);
      return [scene.key, still && isCurrent ? still : { status: 'painting', url: still?.url }];
    });
    this.$stills.set(Object.fromEntries(stills));
    this.#pause = setTimeout(() => void this.#paint(scenes, look), PAUSE_MS);
  };

  readonly dispose = (): void => {
    clearTimeout(this.#pause);
    this.#work?.abort();
    this.#work = undefined;
  };

  async #paint(scenes: readonly AssistantScene[], look: StoryboardLook): Promise<void> {
    const work = new AbortController();
    this.#work = work;

    for (const scene of scenes) {
      const state = stateOf(scene, look);
      if (this.#painted.get(scene.key) === state) continue;
      const still = await this.#paintOne(scene, look, work.signal);
      if (work.signal.aborted) return;
      this.#painted.set(scene.key, state);
      this.$stills.set({ ...this.$stills.get(), [scene.key]: still });
    }
  }

  async #paintOne(
    { template, texts, images: chosen }: AssistantScene,
    look: StoryboardLook,
    signal: AbortSignal,
  ): Promise<SceneStill> {
    const { ratio, logoMediaId, brandId } = look;
    const images = [...chosen.map(({ id, value }) => ({ id, value })), ...logoImages(template, logoMediaId)];
    const only = { template: template.templateId, ingredient: 1, order: 0, images, colors: [] };
    try {
      const { url } = await this.#context.client.renderPreview({
        body: {
          templateId: template.templateId,
          aspectRatio: ratio,
          longSidePx: LONG_SIDE_PX,
          ...(brandId !== null && { placeId: brandId }),
          customisations: [{ ...only, texts: texts.map(({ id, value }) => ({ id, value })) }],
        },
        signal,
      });
      return { status: 'ready', url };
    } catch (thrown) {
      return { status: isAborted(thrown) ? 'painting' : 'sample', url: template.preview };
    }
  }
}

function stateOf(scene: AssistantScene, { ratio, logoMediaId, brandId }: StoryboardLook): string {
  const { template, texts, images } = scene;
  const values = [...texts, ...images].map(({ id, value }) => [id, value]);
  return JSON.stringify([template.templateId, ratio, logoMediaId, brandId, values]);
}

function logoImages({ fields }: AssistantScene['template'], logo: number | undefined) {
  if (logo === undefined) return [];
  return fields.images.flatMap(({ innerReference, dataField }) =>
    dataField === 'LOGO' ? [{ id: innerReference, value: logo }] : [],
  );
}
