/** The assistant on a screen: a brief becomes a storyboard, which is edited until it becomes a project. */
import { atom } from 'nanostores';
import { randomKey } from '../../base/random-key';
import type { BodyOf } from '../../contract/call';
import type { assistantCalls } from '../../contract/calls/assistant';
import type { PlannedStoryboard, ProjectBrief, StoryboardPiece } from '../../contract/schemas/assistant';
import type { Ratio } from '../../contract/schemas/scalars';
import { type Failure, failureOf, isAborted } from '../failure';
import type { SessionMemory } from '../session-memory';
import type { StoreContext } from '../store-context';
import {
  type AssistantScene,
  ownTexts,
  toAnsweredScene,
  toAssistantScene,
  toDraft,
  withNewKey,
} from './assistant-scene';
import { type PlanProgress, withPiece } from './plan-progress';
import { StoryboardStills } from './scene-stills';

/** What the assistant is doing. */
export interface AssistantState {
  readonly status: 'idle' | 'planning' | 'ready' | 'answering' | 'creating';
  /** Why the last step failed. */
  readonly failure: Failure | undefined;
  readonly brief: Pick<ProjectBrief, 'id' | 'text'> | undefined;
  readonly storyboard: PlannedStoryboard | undefined;
  readonly scenes: readonly AssistantScene[];
  /** While it plans: what is known already. */
  readonly progress: PlanProgress | undefined;
  /** The brand that the video speaks for. */
  readonly brandId: number | null;
  readonly messages: readonly AssistantMessage[];
}

/** A line of the conversation. */
export interface AssistantMessage {
  /** Grows from message to message. */
  readonly key: number;
  readonly from: 'person' | 'assistant';
  readonly text: string;
}

/** What stays over a reload of the page. */
export type KeptStoryboard = Pick<AssistantState, 'brief' | 'storyboard' | 'scenes' | 'brandId' | 'messages'>;

/** Changes that plan the video anew. */
export interface PlanChange {
  /** Default: as it is. */
  readonly ratio?: Ratio;
  /** Style of a recipe. Default: as it is. */
  readonly templateFamilyId?: number;
  /** Null: without a brand. */
  readonly brandId?: number | null;
}

const NEW: AssistantState = {
  status: 'idle',
  failure: undefined,
  brief: undefined,
  storyboard: undefined,
  scenes: [],
  progress: undefined,
  brandId: null,
  messages: [],
};

/** Make it with `createAssistant`. Actions never reject. */
export class AssistantStore {
  readonly $state = atom<AssistantState>(NEW);
  readonly stills: StoryboardStills;
  readonly #context: StoreContext;
  readonly #memory: SessionMemory<KeptStoryboard>;
  #asking: AbortController | undefined;
  #repeat: (() => Promise<unknown>) | undefined;

  constructor(context: StoreContext, memory: SessionMemory<KeptStoryboard>) {
    this.#context = context;
    this.#memory = memory;
    this.stills = new StoryboardStills(context);
  }

  /** Shows the storyboard that was there before a reload. */
  readonly restore = (): void => {
    const kept = this.#memory.read();
    if (!kept?.storyboard || this.$state.get().status !== 'idle') return;
    const scenes = kept.scenes.map(withNewKey);
    this.$state.set({ ...NEW, ...kept, scenes, status: 'ready' });
    this.stills.show(scenes, kept.storyboard);
  };

  /** Plans a video for a brief. */
  readonly plan = (brief: string): Promise<void> => {
    const { brandId } = this.$state.get();
    return this.#ask('planning', async (signal) => {
      const body = { brief, ...(brandId !== null && { placeId: brandId }) };
      this.#take(await this.#planned(body, signal));
    });
  };

  /** Plans the same brief in another ratio, style or brand. Changes of texts are lost. */
  readonly planAgain = (change: PlanChange): Promise<void> => {
    const { brief, storyboard, brandId: before } = this.$state.get();
    const brandId = change.brandId === undefined ? before : change.brandId;
    if (!brief || !storyboard) {
      this.#patch({ brandId });
      return Promise.resolve();
    }
    return this.#ask('planning', async (signal) => {
      const body = {
        briefId: brief.id,
        ratio: change.ratio ?? storyboard.ratio,
        templateFamilyId: change.templateFamilyId ?? storyboard.templateFamily.id,
        ...(brandId !== null && { placeId: brandId }),
      };
      const planned = await this.#planned(body, signal);
      this.#patch({ brandId });
      this.#take(planned);
    });
  };

  /** Shows the storyboard in another ratio. Changes of texts stay. */
  readonly setRatio = (ratio: Ratio): Promise<void> => {
    const { storyboard } = this.$state.get();
    return storyboard?.ratio === ratio ? Promise.resolve() : this.#send(ratio, undefined);
  };

  /** Sends a message. `sceneKey`: only this scene may change. */
  readonly say = (text: string, sceneKey?: number): Promise<void> => {
    const { brief } = this.$state.get();
    if (!brief) return this.plan(text);
    this.#write('person', text);
    return this.#send(text, sceneKey, (reply) => this.#write('assistant', reply));
  };

  readonly setText = (sceneKey: number, field: string, value: string): void => {
    this.#setScenes((scene) =>
      scene.key === sceneKey
        ? [
            {
              ...scene,
              texts: scene.texts.map((text) => (text.id === field ? { ...text, value } : text)),
              touched: [...new Set([...scene.touched, field])],
            },
          ]
        : [scene],
    );
  };

  /** The last scene stays. */
  readonly removeScene = (sceneKey: number): void => {
    if (this.$state.get().scenes.length > 1) this.#setScenes((scene) => (scene.key === sceneKey ? [] : [scene]));
  };

  /** Puts an alternative of the storyboard in the place of a scene. */
  readonly replaceScene = (sceneKey: number, templateId: number): void => {
    const { storyboard } = this.$state.get();
    const next = storyboard?.alternatives.find(({ template }) => template.templateId === templateId);
    if (next) this.#setScenes((scene) => (scene.key === sceneKey ? [toAssistantScene(next)] : [scene]));
  };

  /** Resolves with the id of the project; undefined when none was made. */
  readonly create = async (): Promise<number | undefined> => {
    const { brief, storyboard, scenes, brandId } = this.$state.get();
    if (!brief || !storyboard) return undefined;
    let projectId: number | undefined;
    const place = brandId === null ? {} : { placeId: brandId };
    const body = { briefId: brief.id, storyboard: toDraft(storyboard, scenes), ownTexts: ownTexts(scenes), ...place };
    await this.#ask('creating', async (signal) => {
      const idempotencyKey = randomKey();
      const { id } = await (await this.#context.accounts()).aiProject({ body, signal, idempotencyKey });
      projectId = id;
      this.#memory.write(undefined);
      this.#context.events.emit('project-created', { projectId: id, madeFrom: `brief-${brief.id}` });
    });
    return projectId;
  };

  /** Ends the step that is under way. */
  readonly cancel = (): void => {
    this.#asking?.abort();
    this.#asking = undefined;
    this.#patch({ status: this.#restingStatus(), progress: undefined });
  };

  /** Tries the step again that failed. */
  readonly retry = async (): Promise<void> => {
    await this.#repeat?.();
  };

  /** Back to an empty page. */
  readonly startOver = (): void => {
    this.dispose();
    this.#memory.write(undefined);
    this.$state.set({ ...NEW, brandId: this.$state.get().brandId });
  };

  readonly dispose = (): void => {
    this.cancel();
    this.stills.dispose();
  };

  /** The call is asked with the storyboard as it is on the screen. */
  #send(message: string, sceneKey: number | undefined, hear: (reply: string) => void = () => undefined): Promise<void> {
    const { brief, storyboard, scenes, brandId } = this.$state.get();
    if (!brief || !storyboard) return Promise.resolve();
    const scene = scenes.findIndex(({ key }) => key === sceneKey);
    const body = {
      briefId: brief.id,
      message,
      storyboard: toDraft(storyboard, scenes),
      ...(scene >= 0 && { scene }),
      ...(brandId !== null && { placeId: brandId }),
    };
    return this.#ask('answering', async (signal) => {
      const { reply, storyboard: next } = await (await this.#context.accounts()).aiChat({ body, signal });
      hear(reply);
      if (next) this.#show(next);
    });
  }

  async #ask(status: AssistantState['status'], step: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#repeat = () => this.#ask(status, step);
    this.#patch({ status, failure: undefined, progress: undefined });
    try {
      await step(asking.signal);
      if (this.#asking === asking) this.#patch({ status: this.#restingStatus(), progress: undefined });
    } catch (thrown) {
      if (this.#asking !== asking) return;
      const failure = isAborted(thrown) ? undefined : failureOf(thrown, this.#context.t, 'assistant.errorText');
      this.#patch({ status: this.#restingStatus(), failure, progress: undefined });
    }
  }

  /** Shows each scene as soon as it is written. */
  async #planned(body: BodyOf<typeof assistantCalls.aiStoryboard>, signal: AbortSignal): Promise<ProjectBrief> {
    const onPiece = (piece: StoryboardPiece) => {
      if (!signal.aborted) this.#patch({ progress: withPiece(this.$state.get().progress, piece) });
    };
    return (await this.#context.accounts()).aiStoryboard({ body, signal, onPiece });
  }

  #restingStatus(): AssistantState['status'] {
    return this.$state.get().storyboard ? 'ready' : 'idle';
  }

  #take({ id, text, storyboard }: ProjectBrief): void {
    this.#patch({ brief: { id, text } });
    this.#show(storyboard);
  }

  #show(storyboard: PlannedStoryboard): void {
    const { scenes: current, progress } = this.$state.get();
    const before = current.length > 0 ? current : (progress?.scenes ?? []);
    // an unchanged scene keeps its key, and with it its still and the focus
    const scenes = storyboard.scenes.map((scene, index) => {
      const old = before[index];
      const isSame = old?.template.templateId === scene.template.templateId;
      return isSame ? toAnsweredScene(scene, old) : toAssistantScene(scene);
    });
    this.#patch({ storyboard, scenes });
    this.stills.show(scenes, storyboard);
  }

  #setScenes(change: (scene: AssistantScene) => AssistantScene[]): void {
    const { scenes: before, storyboard } = this.$state.get();
    const scenes = before.flatMap(change);
    this.#patch({ scenes });
    if (storyboard) this.stills.show(scenes, storyboard);
  }

  #write(from: AssistantMessage['from'], text: string): void {
    const { messages } = this.$state.get();
    this.#patch({ messages: [...messages, { key: (messages.at(-1)?.key ?? 0) + 1, from, text }] });
  }

  #patch(change: Partial<AssistantState>): void {
    const state = { ...this.$state.get(), ...change };
    this.$state.set(state);
    if (change.scenes || change.messages) this.#keep(state);
  }

  #keep({ brief, storyboard, scenes, brandId, messages }: AssistantState): void {
    if (storyboard) this.#memory.write({ brief, storyboard, scenes, brandId, messages });
  }
}
