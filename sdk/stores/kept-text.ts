import { draftAccountOf } from './drafts/draft-account';
import { type SessionMemory, sessionMemory } from './session/session-memory';
import type { Spotreel } from './spotreel';

/** A text that a person is writing in a form, kept in the tab until it is sent. `name`: of the form. */
export function keptText({ editing }: Spotreel, name: string): SessionMemory<string> {
  return sessionMemory(`text ${name}`, draftAccountOf(editing));
}
