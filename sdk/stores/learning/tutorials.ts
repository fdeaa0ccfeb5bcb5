/** Tutorials for one audience, and one with its steps. One a screen. */
import type { Tutorial, TutorialAudience, TutorialEntry } from '../../contract/schemas/learning';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** The tutorials of the tutorial pages. */
export function createTutorials({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const list = createLoader<readonly TutorialEntry[]>(describe);
  const tutorial = createLoader<Tutorial>(describe);
  return {
    $tutorials: list.$state,
    $tutorial: tutorial.$state,
    async load(audience: TutorialAudience): Promise<void> {
      list.reset();
      await list.load(async (signal) => (await context.accounts()).tutorials({ query: { audience }, signal }));
    },
    /** Reads a tutorial; `failure.code` is `not_found` where there is none. */
    async open(slug: string): Promise<void> {
      tutorial.reset();
      await tutorial.load(async (signal) => (await context.accounts()).tutorial({ params: { slug }, signal }));
    },
  };
}
