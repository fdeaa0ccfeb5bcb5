/** Keeps a brief on the server as people change it, so that it opens on any device as it was left. */
import { type BriefSave, MAX_BRIEF_MESSAGES } from '../../contract/assistant/assistant';
import type { StoreContext } from '../store-context';
import { ownTexts, toDraft } from './assistant-scene';
import type { AssistantState } from './assistant-state';

type Saved = Pick<AssistantState, 'brief' | 'storyboard' | 'scenes' | 'brandId' | 'tags' | 'messages'>;

const PAUSE_MS = 1000;

/** Saves a moment after the last change. What fails is saved with the next change; until then the page has it. */
export class BriefSaver {
  readonly #context: StoreContext;
  #waiting: Saved | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(context: StoreContext) {
    this.#context = context;
  }

  readonly schedule = (state: Saved): void => {
    this.#waiting = state;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.flush(), PAUSE_MS);
  };

  /** Saves at once what waits. Never rejects. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.#pause);
    const state = this.#waiting;
    this.#waiting = undefined;
    // one after another: an older save must not end last
    if (state) this.#saving = this.#saving.then(() => this.#save(state));
    return this.#saving;
  };

  async #save(state: Saved): Promise<void> {
    const { brief, storyboard, scenes } = state;
    if (!brief || !storyboard || scenes.length === 0) return;
    const body: BriefSave = {
      brief: brief.text,
      tags: [...state.tags],
      storyboard: toDraft(storyboard, scenes),
      language: storyboard.language,
      ownTexts: ownTexts(scenes),
      placeId: state.brandId,
      messages: state.messages.slice(-MAX_BRIEF_MESSAGES).map(({ from, text }) => ({ from, text })),
    };
    try {
      await (await this.#context.accounts()).saveProjectBrief({ params: { briefId: brief.id }, body });
    } catch {
      // the session of the page keeps it meanwhile
    }
  }
}
