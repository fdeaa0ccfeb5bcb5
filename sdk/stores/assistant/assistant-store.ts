/** The assistant on a screen: a brief becomes a storyboard, which is edited until it becomes a project. */

import { atom } from 'nanostores';
import { randomKey } from '../../base/random-key';
import type {
  BriefMessage,
  PlannedStoryboard,
  ProjectBrief,
  StoryboardPiece,
} from '../../contract/assistant/assistant';
import type { assistantCalls } from '../../contract/assistant/assistant-calls';
import type { BodyOf } from '../../contract/call';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import { failureOf, isAborted } from '../failure';
import type { SessionMemory } from '../session/session-memory';
import type { StoreContext } from '../store-context';
import {
  type AssistantScene,
  ownTexts,
  toAnsweredScenes,
  toAssistantScene,
  toDraft,
  toOpenedScenes,
  withNewKey,
} from './assistant-scene';
import { type AssistantState, type KeptStoryboard, NEW_ASSISTANT, type PlanChange, workedOn } from './assistant-state';
import { BriefSaver } from './brief-saver';
import { withPiece } from './plan-progress';
import { StoryboardStills } from './scene-stills';

/** Changes that can be undone. */
const MOST_EARLIER = 20;

/** Make it with `createAssistant`. Actions never reject. */
export class AssistantStore {
  readonly $state = atom<AssistantState>(NEW_ASSISTANT);
  readonly stills: StoryboardStills;
  readonly #context: StoreContext;
  readonly #memory: SessionMemory<KeptStoryboard>;
  readonly #saver: BriefSaver;
  #asking: AbortController | undefined;
  #repeat: (() => Promise<unknown>) | undefined;

  constructor(context: StoreContext, memory: SessionMemory<KeptStoryboard>) {
    this.#context = context;
    this.#memory = memory;
    this.#saver = new BriefSaver(context);
    this.stills = new StoryboardStills(context);
  }

  /** Shows the storyboard that was there before a reload. */
  readonly restore = (): void => {
    const kept = this.#memory.read();
    if (!kept?.storyboard || this.$state.get().status !== 'idle') return;
    // an earlier version kept less: the server has the rest
    if (kept.brief && !kept.storyboard.language) return void this.open(kept.brief.id);
    const scenes = kept.scenes.map(withNewKey);
    this.$state.set({ ...NEW_ASSISTANT, ...kept, scenes, status: 'ready' });
    this.stills.show(scenes, this.#look(kept.storyboard, kept.brandId));
  };

  /** Shows an earlier brief as it was left, with its conversation. */
  readonly open = (briefId: Id<'brief'>): Promise<void> =>
    this.#ask('opening', async (signal) => {
      await this.#saver.flush();
      const opened = await (await this.#context.accounts()).projectBrief({ params: { briefId }, signal });
      const { text, storyboard, placeId: brandId, tags } = opened;
      const scenes = toOpenedScenes(storyboard.scenes, opened.ownTexts);
      const messages = opened.messages.map((message, key) => ({ ...message, key }));
      const state = { brief: { id: briefId, text }, storyboard, scenes, brandId, tags, messages };
      this.$state.set({ ...NEW_ASSISTANT, ...state, status: 'opening' });
      this.#memory.write(state);
      this.stills.show(scenes, this.#look(storyboard, brandId));
    });

  /** Plans a video for a brief. */
  readonly plan = (brief: string): Promise<void> => {
    const { brandId, tags } = this.$state.get();
    return this.#ask('planning', async (signal) => {
      const body = { brief, tags: [...tags], ...(brandId !== null && { placeId: brandId }) };
      this.#take(await this.#planned(body, signal));
    });
  };

  /** Plans the same brief in another ratio, style or brand, or for other tags. Texts that people wrote stay in the scenes that stay. */
  readonly planAgain = (change: PlanChange): Promise<void> => {
    const { brief, storyboard, ...now } = this.$state.get();
    const brandId = change.brandId === undefined ? now.brandId : change.brandId;
    const tags = change.tags ?? now.tags;
    if (!brief || !storyboard) {
      this.#patch({ brandId, tags });
      return Promise.resolve();
    }
    // tags ask for a style of their own
    const style = change.tags ? undefined : storyboard.templateFamily.id;
    const templateFamilyId = change.templateFamilyId ?? style;
    return this.#ask('planning', async (signal) => {
      const body = {
        briefId: brief.id,
        tags: [...tags],
        ratio: change.ratio ?? storyboard.ratio,
        ...(change.language && { language: change.language }),
        ...(templateFamilyId !== undefined && { templateFamilyId }),
        ...(brandId !== null && { placeId: brandId }),
      };
      const planned = await this.#planned(body, signal);
      this.#remember();
      this.#write(
        'assistant',
        this.#context.t('assistant.plannedAgain', { style: planned.storyboard.templateFamily.name }),
      );
      this.#patch({ brandId, tags });
      this.#take(planned);
    });
  };

  /** Takes the last change back that a message names; once more, the one before it. */
  readonly undo = (): void => {
    const { earlier } = this.$state.get();
    const last = earlier.at(-1);
    if (!last?.storyboard) return;
    const { messageKey: _, ...before } = last;
    this.#patch({ ...before, earlier: earlier.slice(0, -1) });
    this.stills.show(before.scenes, this.#look(last.storyboard, before.brandId));
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
    return this.#send(text, sceneKey);
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

  /** Puts a picture into a field of a scene. Undefined: back to the one of the template. */
  readonly setPicture = (sceneKey: number, field: string, mediaId: Id<'media'> | undefined): void => {
    this.#act('assistant.pictureChanged', sceneKey);
    const chosen = mediaId === undefined ? [] : [{ id: field, value: mediaId }];
    this.#setScenes((scene) =>
      scene.key === sceneKey
        ? [{ ...scene, images: [...scene.images.filter(({ id }) => id !== field), ...chosen] }]
        : [scene],
    );
  };

  /** The last scene stays. */
  readonly removeScene = (sceneKey: number): void => {
    if (this.$state.get().scenes.length <= 1) return;
    this.#act('assistant.sceneRemoved', sceneKey);
    this.#setScenes((scene) => (scene.key === sceneKey ? [] : [scene]));
  };

  /** Puts an alternative of the storyboard in the place of a scene. */
  readonly replaceScene = (sceneKey: number, templateId: Id<'template'>): void => {
    const { storyboard } = this.$state.get();
    const next = storyboard?.alternatives.find(({ template }) => template.templateId === templateId);
    if (!next) return;
    this.#act('assistant.sceneReplaced', sceneKey);
    this.#setScenes((scene) => (scene.key === sceneKey ? [toAssistantScene(next)] : [scene]));
  };

  /** Resolves with the id of the project; undefined when none was made. */
  readonly create = async (): Promise<number | undefined> => {
    const { brief, storyboard, scenes, brandId } = this.$state.get();
    if (!brief || !storyboard) return undefined;
    let projectId: Id<'project'> | undefined;
    const place = brandId === null ? {} : { placeId: brandId };
    const body = { briefId: brief.id, storyboard: toDraft(storyboard, scenes), ownTexts: ownTexts(scenes), ...place };
    await this.#ask('creating', async (signal) => {
      await this.#saver.flush();
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

  /** Back to an empty page. The brief is in the list of earlier ones. */
  readonly startOver = (): void => {
    this.dispose();
    this.#memory.write(undefined);
    this.$state.set({ ...NEW_ASSISTANT, brandId: this.$state.get().brandId });
  };

  /** Resolves when the server has the last change. */
  readonly saved = (): Promise<void> => this.#saver.flush();

  readonly dispose = (): void => {
    this.cancel();
    this.stills.dispose();
    void this.#saver.flush();
  };

  /** The call is asked with the storyboard as it is on the screen. The answer is a line of the conversation, and can be undone. */
  #send(message: string, sceneKey: number | undefined): Promise<void> {
    const { brief, storyboard, scenes, brandId } = this.$state.get();
    if (!brief || !storyboard) return Promise.resolve();
    const scene = scenes.findIndex(({ key }) => key === sceneKey);
    const body = {
      briefId: brief.id,
      message,
      storyboard: toDraft(storyboard, scenes),
      ownTexts: ownTexts(scenes),
      ...(scene >= 0 && { scene }),
      ...(brandId !== null && { placeId: brandId }),
    };
    return this.#ask('answering', async (signal) => {
      const answer = await (await this.#context.accounts()).aiChat({ body, signal });
      if (answer.storyboard) this.#remember();
      this.#write('assistant', answer.reply);
      if (answer.brief !== undefined) this.#patch({ brief: { ...brief, text: answer.brief } });
      if (answer.storyboard) this.#show(answer.storyboard, answer.isPlannedAnew === true);
    });
  }

  /** Says in the conversation what a person does with a scene, where it can be undone. */
  #act(key: 'assistant.pictureChanged' | 'assistant.sceneRemoved' | 'assistant.sceneReplaced', sceneKey: number): void {
    const number = this.$state.get().scenes.findIndex((scene) => scene.key === sceneKey) + 1;
    if (number === 0) return;
    this.#remember();
    this.#write('assistant', this.#context.t(key, { number }));
  }

  /** The next message says what changes: until then it can be undone. */
  #remember(): void {
    const state = this.$state.get();
    const earlier = [...state.earlier, { ...workedOn(state), messageKey: nextKey(state) }];
    this.#patch({ earlier: earlier.slice(-MOST_EARLIER) });
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
    this.#show(storyboard, true);
  }

  #show(storyboard: PlannedStoryboard, isPlannedAnew: boolean): void {
    const { scenes: current, progress, brandId } = this.$state.get();
    const before = current.length > 0 ? current : (progress?.scenes ?? []);
    const scenes = toAnsweredScenes(storyboard.scenes, before, isPlannedAnew);
    this.#patch({ storyboard, scenes });
    this.stills.show(scenes, this.#look(storyboard, brandId));
  }

  #setScenes(change: (scene: AssistantScene) => AssistantScene[]): void {
    const { scenes: before, storyboard, brandId } = this.$state.get();
    const scenes = before.flatMap(change);
    this.#patch({ scenes });
    if (storyboard) this.stills.show(scenes, this.#look(storyboard, brandId));
  }

  #look({ ratio, logoMediaId }: PlannedStoryboard, brandId: Id<'brand'> | null) {
    return { ratio, logoMediaId, brandId };
  }

  #write(from: BriefMessage['from'], text: string): void {
    const state = this.$state.get();
    this.#patch({ messages: [...state.messages, { key: nextKey(state), from, text }] });
  }

  #patch(change: Partial<AssistantState>): void {
    const state = { ...this.$state.get(), ...change };
    this.$state.set(state);
    if (!state.storyboard || !(change.scenes || change.messages)) return;
    this.#memory.write({ ...workedOn(state), messages: state.messages });
    this.#saver.schedule(state);
  }
}

function nextKey({ messages }: AssistantState): number {
  return (messages.at(-1)?.key ?? 0) + 1;
}
