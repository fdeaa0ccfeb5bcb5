/** A data folder of the version that kept its own queue: everything that had not ended goes on. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../server/platform/data/database';
import { renderSegments } from '../../../../server/platform/data/migrations/0023-render-segments';
import { openJobQueue } from '../../../../server/platform/jobs/boss-queue';
import { carryOver } from '../../../../server/platform/jobs/carry-over';
import type { ClaimedJob, JobQueue } from '../../../../server/platform/jobs/queue';
import { silentLog } from '../../../../server/platform/log/log';
import { type OldDatabase, openDatabaseBefore } from '../../fixtures/old-database';

const job = (
  kind: string,
  subject: number,
  state: string,
  { part = 0, payload = '{}', progress = 0, priority = 20 } = {},
) => `
insert into job (kind, subject_id, part, payload, priority, state, attempts, progress, worker)
  values ('${kind}', ${subject}, ${part}, '${payload}', ${priority}, '${state}', 1, ${progress}, 'a machine');`;
const frames = (part: number) => `{"index": ${part}, "startFrame": ${part * 60}, "durationFrames": 60}`;
const segment = (part: number, state: string, progress: number) =>
  job('render-segment', 501, state, { part, payload: frames(part), progress });

let old: OldDatabase;
let jobs: JobQueue;
beforeAll(async () => {
  old = await openDatabaseBefore(renderSegments);
  const render = `insert into render (id, tenant_id, owner_id, project_id, project_version, status, snapshot, width_px, height_px, duration_seconds)`;
  await old.fill(`
insert into project (id, tenant_id, owner_id, name, version, ratio, content, duration_seconds) values (7, 1, 1, 'Tried', 3, 'square', '{}', 6);
insert into project (id, tenant_id, owner_id, name, version, ratio, content, duration_seconds) values (8, 1, 1, 'New', 1, 'square', '{}', 6);
${render} values (500, 1, 1, 7, 1, 'queued', '{}', 1080, 1080, 6);
${render} values (501, 1, 1, 7, 1, 'rendering', '{}', 1080, 1080, 6);
${render} values (502, 1, 1, 8, 1, 'rendering', '{}', 1080, 1080, 6);
${render} values (503, 1, 1, 8, 1, 'queued', '{}', 1080, 1080, 6);
insert into media (id, tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type, state)
  values (600, 1, 1, 'clip.mp4', 'video', 'video/mp4', 'media/1/a/original.mp4', 640, 360, 'upload', 'processing');
insert into media (id, tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type, state)
  values (601, 1, 1, 'clip.mp4', 'video', 'video/mp4', 'media/1/b/original.mp4', 640, 360, 'upload', 'not_loaded');
${job('render-prepare', 500, 'queued')}
${job('render-prepare', 501, 'done')}
${segment(0, 'done', 60)}
${segment(1, 'active', 25)}
${segment(2, 'queued', 0)}
${job('render-assemble', 502, 'active')}
${job('render-prepare', 503, 'active')}
${job('keyframes', 7, 'active', { priority: 30 })}
${job('keyframes', 8, 'queued', { priority: 30 })}
${job('poster', 7, 'failed', { priority: 10 })}
${job('poster', 8, 'queued', { priority: 10 })}
${job('template-motion', 9, 'active', { priority: 5 })}
${job('template-motion', 10, 'queued', { priority: 5 })}
${job('convert-video', 600, 'active', { payload: '{"prefix": "media/1/a"}', priority: 0 })}
${job('convert-video', 601, 'queued', { payload: '{"prefix": "media/1/b"}', priority: 0 })}
update job set run_after = now() + interval '1 hour' where kind = 'template-motion' and subject_id = 10;
`);
  await old.migrate();
  jobs = await openJobQueue(old.connection, silentLog, true);
  await carryOver(old.db, jobs, silentLog);
});
afterAll(async () => {
  await jobs.close();
  await old.close();
});

const taken = async (queue: 'paint' | 'convert'): Promise<ClaimedJob[]> => {
  const found: ClaimedJob[] = [];
  for (let next = await jobs.claim(queue); next; next = await jobs.claim(queue)) found.push(next);
  return found;
};

test('jobs that waited and jobs that ran are taken over, each once, with their turn', async () => {
  const paint = await taken('paint');
  expect(paint.map(({ kind, subjectId, part }) => `${kind} ${subjectId} ${part}`).toSorted()).toEqual([
    'keyframes 7 0',
    'keyframes 8 0',
    'poster 8 0',
    'render-assemble 502 0',
    'render-prepare 500 0',
    'render-prepare 503 0',
    'render-segment 501 1',
    'render-segment 501 2',
    'template-motion 9 0',
  ]);
  expect(paint.every(({ failures, losses }) => failures + losses === 0)).toBe(true);
  expect(paint.find(({ subjectId }) => subjectId === 501)?.tenant).toBe('tenant-1');
  // the one whose time has not come
  expect(await jobs.counts()).toMatchObject({ queued: 3 });
  const convert = await taken('convert');
  expect(convert.map(({ subjectId, payload, tenant }) => [subjectId, payload.prefix, tenant])).toEqual([
    [600, 'media/1/a', 'tenant-1'],
    [601, 'media/1/b', 'tenant-1'],
  ]);
});

test('what is painted stays painted', async () => {
  const rows = await rowsOf(
    old.db,
    sql`select part, start_frame, duration_frames, frames_painted, is_painted from render_segment order by part`,
  );
  expect(rows).toEqual([
    { part: 0, start_frame: 0, duration_frames: 60, frames_painted: 60, is_painted: true },
    { part: 1, start_frame: 60, duration_frames: 60, frames_painted: 25, is_painted: false },
    { part: 2, start_frame: 120, duration_frames: 60, frames_painted: 0, is_painted: false },
  ]);
});

test('a poster that could not be painted is not tried again for a list', async () => {
  const rows = await rowsOf(old.db, sql`select id::int, poster_version from project order by id`);
  expect(rows).toEqual([
    { id: 7, poster_version: 3 },
    { id: 8, poster_version: null },
  ]);
});

test('the next start finds nothing to do', async () => {
  const { queued, active, dead } = await jobs.counts();
  await carryOver(old.db, jobs, silentLog);
  expect(await jobs.counts()).toMatchObject({ queued, active, dead });
  expect(await rowsOf(old.db, sql`select to_regclass('job') as name`)).toEqual([{ name: null }]);
});
