import * as z from 'zod/mini';
import { userRole } from '../account/role';
import { accountLimits } from '../account/user';
import { projectSummary } from '../project/project';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

const count = z.int().check(z.minimum(0));
/** -1: without limit. */
const limit = z.optional(z.int().check(z.minimum(-1), z.maximum(1_000_000)));

/** Somebody who makes videos in a tenant that the caller looks after. */
export const clientAccount = z.looseObject({
  id: id as IdSchema<'client'>,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: userRole,
  status: z.enum(['active', 'suspended']),
  tenantName: z.string(),
  limits: accountLimits,
  usages: z.looseObject({
    renders: count,
    concurrentRenders: count,
    organisations: count,
    /** Bytes of files, with what unfinished uploads reserve. Absent from a server that does not count them. */
    storageBytes: z.optional(count),
  }),
  projects: count,
  /** Null: never logged in, or too long ago. */
  lastSeenAt: z.nullable(timestamp),
  mayActAs: z.boolean(),
  /** The caller may change limits and status. */
  mayManage: z.boolean(),
});
/** A client with limits and usage. */
export type ClientAccount = z.infer<typeof clientAccount>;

/** Limits that an admin sets for a client. What is left out stays. */
export const limitsChange = z.object({
  renderLimit: limit,
  concurrentRenderLimit: limit,
  backgroundRemovalLimit: limit,
  recipeDurationLimit: limit,
  additionalIngredientLimit: limit,
  organisationLimit: limit,
  storageLimit: limit,
});
/** Limits that an admin sets for a client. */
export type LimitsChange = z.infer<typeof limitsChange>;

/** A project of a client. */
export const creation = z.looseObject({
  ...projectSummary.shape,
  owner: z.looseObject({ id: id as IdSchema<'user'>, name: z.string(), email: z.string() }),
});
/** A project of a client, with its newest file. */
export type Creation = z.infer<typeof creation>;

/** Numbers of a tenant and of those below it. Days are of UTC. */
export const agencySummary = z.looseObject({
  from: timestamp,
  to: timestamp,
  clients: count,
  /** Logged in, or made something, in the period. */
  activeClients: count,
  projects: count,
  /** Exports of the period. */
  renders: count,
  /** Bytes of files of all clients, with what unfinished uploads reserve. Absent from a server that does not count them. */
  storageBytes: z.optional(count),
  /** Every day of the period. */
  days: z.array(z.looseObject({ day: z.string(), renders: count, projects: count })),
  /** Clients with the most exports first, at most 10. */
  topClients: z.array(z.looseObject({ id: id as IdSchema<'client'>, name: z.string(), renders: count })),
});
/** Numbers of an agency and its clients in a period. */
export type AgencySummary = z.infer<typeof agencySummary>;
