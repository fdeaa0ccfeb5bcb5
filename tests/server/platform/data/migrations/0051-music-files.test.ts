import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { musicFiles } from '../../../../../server/platform/data/migrations/0051-music-files';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(musicFiles);
  await old.fill(`
insert into media (tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type) values (1, 1, 'clip.mp4', 'video', 'video/mp4', 'media/1/a/original.mp4', 10, 10, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('files of before are no music', async () => {
  expect(await old.db.select().from(media)).toMatchObject([
    { name: 'clip.mp4', type: 'video', contentSamples: null, loudnessLufs: null, truePeakDb: null, peaks: null },
  ]);
});

test('music has a waveform and what was measured; other types are refused as before', async () => {
  const measured = { contentSamples: 480_000, loudnessLufs: -9.5, truePeakDb: 0.4, peaks: [0.25, 1] };
  await old.db.update(media).set({ type: 'audio', ...measured });
  expect(await old.db.select().from(media)).toMatchObject([{ type: 'audio', ...measured }]);
  await expect(old.db.execute(sql`update media set type = 'font'`)).rejects.toThrow();
  await expect(old.db.execute(sql`update media set content_samples = 0`)).rejects.toThrow();
});
