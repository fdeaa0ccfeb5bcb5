import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuditLog } from '../../../../sdk/stores/acting/audit-log';
import { json } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an export asks for pages until the last one', async () => {
  const { server, spotreel } = await openSpotreel();
  server.answer('exportAudit', () => json({ data: { lines: '{"id":3}\n', next: 3 } }));
  server.answer('exportAudit', () => json({ data: { lines: '{"id":2}\n', next: null } }));
  expect(await createAuditLog(spotreel).exportLines()).toBe('{"id":3}\n{"id":2}\n');
  expect(server.asked('exportAudit').map(({ query }) => query)).toEqual([{}, { before: '3' }]);
});

test('a failure is said', async () => {
  const { server, spotreel } = await openSpotreel();
  server.refuse('exportAudit', 'forbidden');
  expect(await createAuditLog(spotreel).exportLines()).toBeUndefined();
  expect(spotreel.toasts.$toasts.get()).toHaveLength(1);
});
