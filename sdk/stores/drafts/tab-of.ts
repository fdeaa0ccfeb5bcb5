import { sessionMemory } from '../session-memory';
import { newDraftWriter } from './draft-writer';

/** Where a page may keep nothing, the tab is the same as long as the page is. */
const visit = newDraftWriter();

/** The name of this tab for an account: the same after a reload. A tab that was duplicated has the name of the other. */
export function tabOf(account: string): string {
  const memory = sessionMemory<string>('tab', account);
  const known = memory.read();
  if (typeof known === 'string') return known;
  memory.write(visit);
  return visit;
}
