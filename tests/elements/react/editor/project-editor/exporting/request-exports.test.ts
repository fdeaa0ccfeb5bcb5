import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type ExportRequests,
  requestExports,
} from '../../../../../../elements/react/editor/project-editor/exporting/request-exports';
import type { ErrorCode } from '../../../../../../sdk/base/error-catalogue';
import type { RenderChoices } from '../../../../../../sdk/contract/export/render';
import type { Ratio } from '../../../../../../sdk/contract/schemas/scalars';
import { openEditor, settle } from '../../../../../sdk/stores/open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openEditor>>;

function ask(
  editor: Opened['editor'],
  ratios: readonly Ratio[],
  choices: RenderChoices,
  more: Partial<ExportRequests> = {},
): Promise<readonly Ratio[]> {
  const { signal } = new AbortController();
  return requestExports(editor, { ratios, choices, signal, onWaiting: () => {}, ...more });
}

function refuseSecond(server: Opened['server'], editor: Opened['editor'], code: ErrorCode): void {
  const stop = editor.render.$render.listen(({ status }) => {
    if (status !== 'queued') return;
    stop();
    server.refuse('requestRender', code);
  });
}

function finish({ state }: Opened['server']): void {
  const renders = state.renders.renders.map((one) => ({ ...one, status: 'done' as const, percentageComplete: 100 }));
  state.renders = { ...state.renders, status: 'done', renders };
}

const refusal = () => Response.json({ code: 'concurrent_render_limit', message: 'Full.' }, { status: 409 });

test('asks for one export after the other, saved once, and names each ratio but the own one', async () => {
  const { server, editor } = await openEditor();
  editor.actions.setText(1, 'headline', 'Final');
  const asking = ask(editor, ['landscape', 'portrait', 'square'], { format: 'webm' });
  await settle(10);
  expect(await asking).toEqual([]);
  expect(server.asked('requestRender').map(({ query }) => query)).toEqual([
    { format: 'webm' },
    { format: 'webm', ratio: 'portrait' },
    { format: 'webm', ratio: 'square' },
  ]);
  const keys = server.asked('requestRender').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(server.asked('saveProject')).toHaveLength(1);
  expect(editor.render.$render.get().renders.map(({ id, status }) => [id, status])).toEqual([
    [92, 'queued'],
    [91, 'queued'],
    [90, 'queued'],
  ]);
});

test('where the account is full, the others wait for those before them', async () => {
  const { server, editor } = await openEditor();
  const waiting: (readonly Ratio[])[] = [];
  refuseSecond(server, editor, 'concurrent_render_limit');
  const asking = ask(editor, ['landscape', 'portrait', 'square'], {}, { onWaiting: (rest) => waiting.push(rest) });
  await settle(10);
  expect(server.asked('requestRender')).toHaveLength(2);
  expect(editor.render.$render.get()).toMatchObject({ status: 'queued', notice: null });
  expect(waiting).toEqual([['portrait', 'square']]);
  finish(server);
  await settle(4000);
  expect(await asking).toEqual([]);
  expect(server.asked('requestRender').map(({ query }) => query.ratio)).toEqual([
    undefined,
    'portrait',
    'portrait',
    'square',
  ]);
});

test('what waits is not asked for after a cancellation', async () => {
  const { server, editor } = await openEditor();
  refuseSecond(server, editor, 'concurrent_render_limit');
  const life = new AbortController();
  const asking = ask(editor, ['landscape', 'portrait'], {}, { signal: life.signal });
  await settle(10);
  life.abort();
  void editor.render.cancel();
  await settle(4000);
  expect(await asking).toEqual([]);
  expect(server.asked('requestRender')).toHaveLength(2);
});

test('where exports of other projects fill the account, nothing waits', async () => {
  const { server, editor } = await openEditor();
  server.always('requestRender', () => refusal());
  const asking = ask(editor, ['landscape', 'portrait'], {});
  await settle(10);
  expect(await asking).toEqual(['landscape', 'portrait']);
  expect(editor.render.$render.get().notice).toMatchObject({ kind: 'multiple_rendering' });
});

test('where the second is refused for good, the first goes on and is followed to its end', async () => {
  const { server, editor } = await openEditor();
  refuseSecond(server, editor, 'render_limit');
  const asking = ask(editor, ['landscape', 'portrait', 'square'], {});
  await settle(10);
  expect(await asking).toEqual(['portrait', 'square']);
  expect(server.asked('requestRender')).toHaveLength(2);
  expect(editor.render.$render.get()).toMatchObject({ status: 'queued', notice: { kind: 'render_limit' } });
  finish(server);
  await settle(4000);
  expect(editor.render.$render.get()).toMatchObject({ status: 'done', notice: { kind: 'render_limit' } });
});
