import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';
import { socialProviders } from './app-settings';

export const linkedIdentity = z.looseObject({
  id: id as IdSchema<'identity'>,
  provider: z.enum(socialProviders),
  /** As the provider calls the person: an email address or a name. May be empty. */
  label: z.string(),
  linkedAt: timestamp,
  lastUsedAt: timestamp,
});
/** An account of another site with which a person can log in. */
export type LinkedIdentity = z.infer<typeof linkedIdentity>;
