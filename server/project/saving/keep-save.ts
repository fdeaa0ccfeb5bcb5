/**
 * The way of a save, from what is stored to what is written. It is checked in memory and then written by one statement. That
 * statement changes nothing if what the save was checked against has changed meanwhile: then it is decided anew.
 */
import type { SQL } from 'drizzle-orm';
import { limitsOf } from '../../account/plans/entitlements';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { isTemplateRevision } from '../../library/listing/live-listings';
import { ApiError } from '../../platform/http/api-error';
import type { ProjectServices } from '../domain';
import type { KeepRules } from './check-save';
import { createMediaLookup } from './media-lookup';
import { type ProjectChange, readSavedProject, type SavedProject, writeSavedProject } from './saved-project';

type SaveServices = Pick<ProjectServices, 'db' | 'clock' | 'catalogues' | 'recentProjects' | 'renders'>;

/** Decision of a call about the stored project. Throws the reason that keeps it from being saved. */
type SaveDecision = (saved: SavedProject, rules: KeepRules) => Promise<ProjectChange>;

type KeptSave = Pick<SavedProject['row'], 'id' | 'version'> & { readonly updatedAt: string };

/** Saves of the same project at the same moment that overtake this one before it gives up. */
const MOST_TRIES = 5;

/** Throws as `decide`, `not_found`, and `stale_version` where other saves come first again and again. */
export async function keepSave(
  services: SaveServices,
  user: CurrentUser,
  projectId: number,
  decide: SaveDecision,
): Promise<KeptSave> {
  const written =
    (await saveRecent(services, user, projectId, decide)) ?? (await saveRead(services, user, projectId, decide));
  services.recentProjects.keep(written);
  services.renders.posterSoon(projectId);
  const { id, version, updatedAt } = written.row;
  return { id, version, updatedAt: updatedAt.toISOString() };
}

/** Undefined: what is in memory is missing, or not what the database has, or it refuses the save. */
async function saveRecent(
  services: SaveServices,
  user: CurrentUser,
  projectId: number,
  decide: SaveDecision,
): Promise<SavedProject | undefined> {
  const { catalogues, recentProjects } = services;
  const saved = recentProjects.find(user, projectId);
  const known = catalogues.lastOf(user.tenantId);
  if (!saved || !known) return undefined;
  recentProjects.forget(projectId);
  const still = isTemplateRevision(known.revision);
  // what refuses it may be out of date: the stored project decides
  return attempt(services, user, { saved, catalogue: known.catalogue, still }, decide).catch(() => undefined);
}

async function saveRead(
  services: SaveServices,
  user: CurrentUser,
  projectId: number,
  decide: SaveDecision,
): Promise<SavedProject> {
  const { db, catalogues } = services;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const catalogue = await catalogues.of(user.tenantId);
    const saved = await readSavedProject(db, user, projectId);
    const written = await attempt(services, user, { saved, catalogue }, decide);
    if (written) return written;
  }
  throw new ApiError('stale_version');
}

interface CheckedAgainst {
  readonly saved: SavedProject;
  readonly catalogue: Catalogue;
  /** Condition that must still hold when it is written. */
  readonly still?: SQL;
}

async function attempt(
  { db, clock }: SaveServices,
  user: CurrentUser,
  { saved, catalogue, still }: CheckedAgainst,
  decide: SaveDecision,
): Promise<SavedProject | undefined> {
  const limits = () => limitsOf(db, user.row, clock.now());
  const media = createMediaLookup(db, user, catalogue);
  const change = await decide(saved, { catalogue, limits, media });
  return writeSavedProject(db, user, saved, change, still);
}
