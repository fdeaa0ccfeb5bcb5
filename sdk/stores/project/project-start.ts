/** The step from something in the library to a project of it. */
import { atom, type ReadableAtom } from 'nanostores';
import { randomKey } from '../../base/random-key';
import { type Failure, failureOf } from '../failure';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { originOf } from './project-origin';
import type { NewProject } from './projects-store';

/** State of creating a project. */
export interface StartState {
  readonly isBusy: boolean;
  /** Reason why the last one was not made; code `premium_required` if a paid plan is needed. */
  readonly failure: Failure | undefined;
}

export interface ProjectStart {
  readonly $start: ReadableAtom<StartState>;
  /** The id of the new project; undefined when it failed, or while another one is being made. Never rejects. */
  start(project: NewProject): Promise<number | undefined>;
}

/** Its own for every screen. */
export function openProjectStart({ editing }: Spotreel): ProjectStart {
  return createProjectStart(editing.context);
}

export function createProjectStart({ client, t, events, keepsUntouched: keep }: StoreContext): ProjectStart {
  const $start = atom<StartState>({ isBusy: false, failure: undefined });
  return {
    $start,
    async start(project) {
      if ($start.get().isBusy) return undefined;
      $start.set({ isBusy: true, failure: undefined });
      try {
        const { id } = await client.createProject({ body: { ...project, keep }, idempotencyKey: randomKey() });
        $start.set({ isBusy: false, failure: undefined });
        events.emit('project-created', { projectId: id, madeFrom: originOf(project) });
        return id;
      } catch (thrown) {
        $start.set({ isBusy: false, failure: failureOf(thrown, t, 'failure.create') });
        return undefined;
      }
    },
  };
}
