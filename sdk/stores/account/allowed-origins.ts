/** Sites that may embed the elements for people of the tenant. One a screen. */
import type { AllowedOrigin } from '../../contract/schemas/integration/site-origin';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';

/** Allowed origins of the tenant, for those who manage it. */
export function createAllowedOrigins({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const list = createLoader<readonly AllowedOrigin[]>(describe);
  const form = createForm(context.t);
  return {
    $origins: list.$state,
    $form: form.$state,
    load: () => list.load(async (signal) => (await context.accounts()).allowedOrigins({ signal })),
    /** False if it was not taken. */
    async allow(origin: string, mayFrame: boolean): Promise<boolean> {
      const body = { origin, mayFrame };
      const added = await form.send(async () => (await context.accounts()).allowOrigin({ body }));
      if (added) list.update((all) => [...all.filter(({ id }) => id !== added.id), added]);
      return added !== undefined;
    },
    async remove(allowedOriginId: number): Promise<void> {
      try {
        await (await context.accounts()).disallowOrigin({ params: { allowedOriginId } });
        list.update((all) => all.filter(({ id }) => id !== allowedOriginId));
      } catch (thrown) {
        context.toasts.show({ tone: 'danger', title: describe(thrown).message });
      }
    },
  };
}

/** What `createAllowedOrigins` returns. */
export type AllowedOriginsStore = ReturnType<typeof createAllowedOrigins>;
