import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptProjects } from '../../../../../server/platform/data/migrations/0018-kept-projects';
import { openJobQueue } from '../../../../../server/platform/jobs/boss-queue';
import type { JobQueue } from '../../../../../server/platform/jobs/queue';
import { silentLog } from '../../../../../server/platform/log/log';
import { createFolderStorage } from '../../../../../server/platform/storage/folder-storage';
import { isCurrentRender } from '../../../../../server/project/renders/current-render';
import { render } from '../../../../../server/project/renders/tables';
import { sweepUntouched } from '../../../../../server/project/sweep-untouched';
import { project } from '../../../../../server/project/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-migration-'));
let old: OldDatabase;
let jobs: JobQueue;
beforeAll(async () => {
  old = await openDatabaseBefore(keptProjects);
  const columns = 'id, tenant_id, owner_id, name, version, ratio, content, duration_seconds, created_at';
  await old.fill(`
insert into project (${columns}) values (100000, 1, 1, 'Never saved', 1, 'square', '{}', 6, '2020-01-01');
insert into project (${columns}) values (100001, 1, 1, 'Finished', 7, 'square', '{}', 6, '2020-01-01');
insert into project (${columns}) values (100002, 1, 1, 'Edited since', 9, 'square', '{}', 6, '2020-01-01');
insert into render (tenant_id, owner_id, project_id, project_version, snapshot, width_px, height_px, duration_seconds)
  values (1, 1, 100001, 7, '{}', 1080, 1080, 6), (1, 1, 100002, 8, '{}', 1080, 1080, 6);
`);
  await old.migrate();
  jobs = await openJobQueue(old.connection, silentLog, true);
});
afterAll(async () => {
  await jobs.close();
  await old.close();
  rmSync(folder, { recursive: true });
});

test('no project of that time is taken for one that was made for a look', async () => {
  await sweepUntouched({ db: old.db, jobs, storage: createFolderStorage(folder), clock: { now: Date.now } });
  const projects = await old.db.select().from(project).orderBy(project.id);
  expect(projects.map(({ name, version, kept }) => [name, version, kept])).toEqual([
    ['Never saved', 1, true],
    ['Finished', 7, true],
    ['Edited since', 9, true],
  ]);
});

test('a finished video is up to date exactly if nothing was saved since', async () => {
  const rows = await old.db.select().from(render).innerJoin(project, eq(project.id, render.projectId));
  const current = Object.fromEntries(rows.map((row) => [row.project.name, isCurrentRender(row.render, row.project)]));
  expect(current).toEqual({ Finished: true, 'Edited since': false });
});
