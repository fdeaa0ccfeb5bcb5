/**
 * A project between its reading and its saving, without a lock. The row's `xmin`, the transaction that wrote it, is another one
 * after each change, whatever wrote it. So a save that names the `xmin` it was checked against is refused once the row has changed.
 */
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { isOwnProject, type ProjectRow } from '../project-row';
import { render } from '../renders/tables';
import { readStoredContent } from '../stored-content';
import { project } from '../tables';
import type { ProjectState } from './check-save';

/** State in the newest export. One that is under way counts, one that failed does not. */
interface ExportedState {
  readonly id: number;
  readonly version: number;
  readonly state: Pick<ProjectState, 'ratio' | 'templateFamilyId' | 'content'>;
}

export interface SavedProject {
  readonly row: ProjectRow;
  /** Its `xmin`. */
  readonly mark: string;
  readonly exported: ExportedState | undefined;
}

/** Columns that a save writes. */
export type ProjectChange = Partial<Omit<ProjectRow, 'id' | 'ownerId' | 'tenantId'>>;

const newestExport = sql`(select max(shown.id) from ${render} shown
  where shown.project_id = ${project.id} and shown.status in ('queued', 'rendering', 'done'))`;

/** Throws `not_found`, also for another person's project. */
export async function readSavedProject(db: Database, user: Owner, projectId: number): Promise<SavedProject> {
  const [found] = await db
    .select({
      row: getTableColumns(project),
      mark: sql<string>`${project}.xmin::text`,
      exportId: render.id,
      exportVersion: render.projectVersion,
      snapshot: render.snapshot,
    })
    .from(project)
    .leftJoin(render, eq(render.id, newestExport))
    .where(isOwnProject(user, projectId));
  if (!found) throw new ApiError('not_found');
  const { row, mark, exportId, exportVersion, snapshot } = found;
  if (exportId === null || exportVersion === null || snapshot === null) return { row, mark, exported: undefined };
  const state = { ...snapshot, content: readStoredContent(snapshot.content) };
  return { row, mark, exported: { id: exportId, version: exportVersion, state } };
}

/**
 * Writes in one statement, which is a transaction of its own. Undefined: row or exports have changed since `saved` was read, or
 * `still` does not hold, and nothing was written. `still`: a condition on rows that the save was checked against.
 */
export async function writeSavedProject(
  db: Database,
  user: Owner,
  saved: SavedProject,
  change: ProjectChange,
  still?: SQL,
): Promise<SavedProject | undefined> {
  const { row, mark, exported } = saved;
  const isUnchanged = and(
    isOwnProject(user, row.id),
    sql`${project}.xmin = ${mark}::xid`,
    sql`coalesce(${newestExport}, 0) = ${exported?.id ?? 0}::int8`,
    still,
  );
  const [written] = await db
    .update(project)
    .set(change)
    .where(isUnchanged)
    .returning({ mark: sql<string>`${project}.xmin::text` });
  return written && { row: { ...row, ...change }, mark: written.mark, exported };
}
