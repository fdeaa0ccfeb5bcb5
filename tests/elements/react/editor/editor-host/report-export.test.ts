import { expect, test } from 'vitest';
import { reportExport } from '../../../../../elements/react/editor/editor-host/report-export';
import type { Render } from '../../../../../sdk/contract/export/render';
import type { RenderState } from '../../../../../sdk/stores/export/render-store';
import { render } from '../../../../sdk/stores/contract-server';

function state(renders: readonly Render[], status: RenderState['status'] = 'rendering'): RenderState {
  const rest = { queuePosition: null, zipUrl: null, notice: null, isCancelling: false, isUnreachable: false };
  return { status, percentageComplete: 0, render: renders[0] ?? null, renders, ...rest };
}

function reported(now: RenderState, before: RenderState) {
  const heard: [string, unknown][] = [];
  const hear = (name: string) => (detail: unknown) => void heard.push([name, detail]);
  reportExport(now, before, 7, {
    onRenderProgress: hear('progress'),
    onProjectRendered: hear('rendered'),
    onRenderFailed: hear('failed'),
    onRenderCancelled: hear('cancelled'),
  });
  return heard;
}

const wide = render({ id: 90, status: 'rendering', percentageComplete: 40 });
const tall = render({ id: 91, queuePosition: 1 });
const tallDone = render({ id: 91, status: 'done', percentageComplete: 100, downloadUrl: '/tall?d' });

test('exports that run side by side are reported each by itself', () => {
  expect(reported(state([tall, wide]), state([]))).toEqual([
    ['progress', { projectId: 7, renderId: 91, percent: 0, queuePosition: 1 }],
    ['progress', { projectId: 7, renderId: 90, percent: 40, queuePosition: null }],
  ]);
  const later = state([tallDone, wide]);
  expect(reported(later, state([tall, wide]))).toEqual([
    ['rendered', { projectId: 7, renderId: 91, downloadUrl: '/tall?d' }],
  ]);
  expect(reported(later, later)).toEqual([]);
  const error = { code: 'painter_crashed', message: 'It broke.' };
  expect(reported(state([tallDone, { ...wide, status: 'failed', error }], 'done'), later)).toEqual([
    ['failed', { projectId: 7, renderId: 90, ...error }],
  ]);
  expect(reported(state([tallDone, { ...wide, status: 'cancelled' }], 'done'), later)).toEqual([
    ['cancelled', { projectId: 7, renderId: 90 }],
  ]);
});

test('older exports are not reported when a project is opened, nor when the next one is over at once', () => {
  const older = render({ id: 80, status: 'done', percentageComplete: 100 });
  expect(reported(state([tallDone, older], 'done'), state([], 'idle'))).toEqual([]);
  expect(reported(state([tallDone, older], 'done'), state([], 'requesting'))).toEqual([
    ['rendered', { projectId: 7, renderId: 91, downloadUrl: '/tall?d' }],
  ]);
});
