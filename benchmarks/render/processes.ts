/** What a process started, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the children, and of theirs; none of a process that is gone. */
export function descendantsOf(id: number): number[] {
  return childrenOf(id).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Ids of the processes that it started itself. */
export function childrenOf(id: number): number[] {
  try {
    return readdirSync(`/proc/${id}/task`).flatMap((thread) =>
      readFileSync(`/proc/${id}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return []; // gone in the meantime
  }
}
