/** The videos that were edited last, and how far a new account is. One a screen. */
import { computed } from 'nanostores';
import type { Page } from '../../contract/call';
import type { ProjectSummary } from '../../contract/project/project';
import { createLoader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import { awaitPosters } from './missing-posters';

/** Columns of a large screen. */
const SHOWN = 4;
/** Milliseconds between making a project and its first save that are no edit. */
const MADE_MS = 2_000;

/** First steps of a new account: a recipe chosen, changed, exported. */
export interface FirstSteps {
  readonly chosen: boolean;
  readonly changed: boolean;
  readonly exported: boolean;
}

/** Name of the guide among the pop-ups that a user has closed. */
const FIRST_STEPS = 'first-steps';

/** The newest edits first, four at most. */
export function createRecents({ editing: { context }, session }: Spotreel) {
  const projects = createLoader<Page<ProjectSummary>>(context, 'projects.errorTitle');
  const ask = (signal: AbortSignal) => context.client.projects({ query: { perPage: SHOWN, sort: 'edited' }, signal });
  let posters = new AbortController();
  return {
    $recents: computed(projects.$state, ({ status, data }) => ({
      /** There is an answer, or there will be none. */
      isReady: status === 'ready' || status === 'error',
      projects: data?.data ?? [],
    })),
    /** Undefined: nothing is known, the guide was closed, or all is done. */
    $firstSteps: computed([projects.$state, session.$session], ({ data }, { user }): FirstSteps | undefined => {
      if (!data || !user || user.dismissedPopUps.includes(FIRST_STEPS)) return undefined;
      const steps = stepsOf(data.data);
      return steps.exported ? undefined : steps;
    }),
    /** Stills that are still being painted follow, until `stop`. */
    load: async () => {
      posters.abort();
      posters = new AbortController();
      const { signal } = posters;
      await projects.load(ask);
      void awaitPosters({ projects, list: () => ask(signal), signal });
    },
    stop: () => posters.abort(),
    closeFirstSteps: () => session.dismissPopUp(FIRST_STEPS),
  };
}

function stepsOf(projects: readonly ProjectSummary[]): FirstSteps {
  const hasChanged = ({ createdAt, updatedAt }: ProjectSummary) =>
    Date.parse(updatedAt) - Date.parse(createdAt) > MADE_MS;
  return {
    chosen: projects.length > 0,
    changed: projects.some(hasChanged),
    exported: projects.some(({ renders }) => renders > 0),
  };
}

/** Result of `createRecents`. */
export type RecentsStore = ReturnType<typeof createRecents>;
