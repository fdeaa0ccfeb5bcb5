import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch } from '../../../sdk/contract/batch/batch';
import { createBatchServer, type Person } from './batch-server';

const source = { templateId: 9001 };
const rows = [{ name: 'Red', values: { '1.text.headline': 'Red cup' } }];

describe('a batch of a 3D template', () => {
  let site: Awaited<ReturnType<typeof createBatchServer>>;
  let ann: Person;
  beforeAll(async () => {
    site = await createBatchServer({ hasBlender: true });
    ann = await site.person('ann@spotreel.test');
  });
  afterAll(() => site.close());

  test('makes Blender projects with the values of its rows, and exports them', async () => {
    const base = await ann.call('POST', '/v1/batch/base', source);
    expect(base.json.data.fields.map(({ key }: { key: string }) => key)).toContain('1.text.headline');
    const { status, json } = await ann.call('POST', '/v1/batch', { name: 'Cups', source, rows, export: true });
    expect([status, json.code]).toEqual([200, undefined]);
    const done = (batch: Batch) => expect(batch.rows.map(({ exportStatus }) => exportStatus)).toEqual(['done']);
    const [row] = (await ann.until(json.data.id, done)).rows;
    const project = (await ann.call('GET', `/v2/project/${row?.projectId}`)).json.data;
    expect(project).toMatchObject({ name: 'Red', renderer: 'blender' });
    expect(project.ingredients[0].texts).toContainEqual({ id: 'headline', value: 'Red cup' });
  });
});

describe('a batch of a 3D template, on a server without a Blender', () => {
  let site: Awaited<ReturnType<typeof createBatchServer>>;
  let ann: Person;
  beforeAll(async () => {
    site = await createBatchServer();
    ann = await site.person('ann@spotreel.test');
  });
  afterAll(() => site.close());

  test.each(['/v1/batch/base', '/v1/batch'])('is refused with the reason by %s', async (call) => {
    const json = call === '/v1/batch' ? { name: 'Cups', source, rows } : source;
    const refused = await ann.call('POST', call, json);
    expect([refused.status, refused.json.code]).toEqual([503, 'blender_unavailable']);
  });
});
