/** Tutorials for one audience, and one with its steps. One a screen. */
import type { TutorialAudience } from '../../contract/help/learning';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** The tutorials of the tutorial pages. */
export function createTutorials({ editing: { context } }: Spotreel) {
  const tutorials = resource(context, (api, signal, audience: TutorialAudience) =>
    api.tutorials({ query: { audience }, signal }),
  );
  const tutorial = resource(context, (api, signal, slug: string) => api.tutorial({ params: { slug }, signal }));
  return {
    $tutorials: tutorials.$state,
    $tutorial: tutorial.$state,
    load(audience: TutorialAudience) {
      tutorials.reset();
      return tutorials.load(audience);
    },
    /** Reads a tutorial; `failure.code` is `not_found` where there is none. */
    open(slug: string) {
      tutorial.reset();
      return tutorial.load(slug);
    },
  };
}
