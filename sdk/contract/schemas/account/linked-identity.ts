import * as z from 'zod/mini';
import { socialProviders } from '../app-settings';
import { identityId } from '../ids';
import { timestamp } from '../scalars';

export const linkedIdentity = z.looseObject({
  id: identityId,
  provider: z.enum(socialProviders),
  /** As the provider calls the person: an email address or a name. May be empty. */
  label: z.string(),
  linkedAt: timestamp,
  lastUsedAt: timestamp,
});
/** An account of another site with which a person can log in. */
export type LinkedIdentity = z.infer<typeof linkedIdentity>;
