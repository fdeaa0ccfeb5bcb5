import { draftAccountOf } from '../drafts/draft-account';
import { sessionMemory } from '../session/session-memory';
import type { Spotreel } from '../spotreel';
import type { KeptStoryboard } from './assistant-state';
import { AssistantStore } from './assistant-store';

/** The assistant for one screen, with the storyboard that was there before a reload. Call `dispose` when the screen closes. */
export function createAssistant({ editing }: Spotreel): AssistantStore {
  return new AssistantStore(editing.context, sessionMemory<KeptStoryboard>('assistant', draftAccountOf(editing)));
}
