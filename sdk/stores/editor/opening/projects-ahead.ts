/** Projects that are asked for before the editor that will show them is there. */

import type { Clock } from '../../../base/clock';
import type { Project } from '../../../contract/project/project';
import type { Id } from '../../../contract/schemas/ids';

/** Age at which an answer is stale: another tab may have saved the project since. */
const FRESH_MS = 5_000;

export class ProjectsAhead {
  readonly #fetch: (projectId: Id<'project'>) => Promise<Project>;
  readonly #clock: Clock;
  readonly #asked = new Map<number, { readonly answer: Promise<Project>; readonly atMs: number }>();

  constructor(fetch: (projectId: Id<'project'>) => Promise<Project>, clock: Clock) {
    this.#fetch = fetch;
    this.#clock = clock;
  }

  /** The caller that takes the answer gets it too. */
  ask(projectId: Id<'project'>): Promise<Project> {
    const answer = this.#fetch(projectId);
    this.#asked.set(projectId, { answer, atMs: this.#clock.now() });
    return answer;
  }

  /** An answer that waits to be taken. */
  waiting(projectId: Id<'project'>): Promise<Project> | undefined {
    return this.#asked.get(projectId)?.answer;
  }

  /** Returns an answer once: a later opening needs the project of that time. Undefined without a recent request. */
  take(projectId: Id<'project'>): Promise<Project> | undefined {
    const asked = this.#asked.get(projectId);
    this.#asked.clear();
    return asked && this.#clock.now() - asked.atMs < FRESH_MS ? asked.answer : undefined;
  }
}
