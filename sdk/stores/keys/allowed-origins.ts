/** Sites that may embed the elements for people of the tenant. One a screen. */
import type { AllowedOrigin } from '../../contract/agency/site-origin';
import { resource, without } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Allowed origins of the tenant, for those who manage it. */
export function createAllowedOrigins({ editing: { context } }: Spotreel) {
  const origins = resource(context, (api, signal): Promise<readonly AllowedOrigin[]> => api.allowedOrigins({ signal }));
  return {
    $origins: origins.$state,
    $form: origins.$form,
    load: origins.load,
    /** False if it was not taken. */
    allow: (origin: string, mayFrame: boolean) =>
      origins.save(
        (api) => api.allowOrigin({ body: { origin, mayFrame } }),
        (all, added) => [...all.filter(({ id }) => id !== added.id), added],
      ),
    remove: (allowedOriginId: number) =>
      origins.act((api) => api.disallowOrigin({ params: { allowedOriginId } }), without(allowedOriginId)),
  };
}

/** Result of `createAllowedOrigins`. */
export type AllowedOriginsStore = ReturnType<typeof createAllowedOrigins>;
