import type { Spotreel } from '../spotreel';
import { AssistantStore } from './assistant-store';

/** The assistant for one screen. Call `dispose` when the screen closes. */
export function createAssistant({ editing: { context } }: Spotreel): AssistantStore {
  return new AssistantStore(context);
}
