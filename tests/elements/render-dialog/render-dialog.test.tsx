import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenderDialog, type RenderDialogProps } from '../../../elements/react/render-dialog/render-dialog';
import { RenderRefusal } from '../../../elements/react/render-dialog/render-refusal';
import { SpotreelError } from '../../../sdk/base/errors';
import { createTranslator } from '../../../sdk/i18n/translator';
import { renderNotice } from '../../../sdk/stores/render-notice';
import { render } from '../../sdk/stores/contract-server';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const done = render({
  id: 91,
  status: 'done',
  percentageComplete: 100,
  videoUrl: '/91.mp4',
  downloadUrl: '/91.mp4?name',
  sizeBytes: 2_345_678,
});
const failed = render({ id: 90, status: 'failed', error: { code: 'internal', message: 'A picture is broken.' } });

async function show(change: Partial<RenderDialogProps>) {
  const props: RenderDialogProps = {
    open: true,
    onOpenChange: vi.fn(),
    name: 'Launch',
    width: 1920,
    height: 1080,
    durationSeconds: 8,
    render: change.renders?.[0],
    renders: [],
    feedback: <p>How was it?</p>,
    reminder: <p>Two fields are empty.</p>,
    isRequesting: false,
    onRender: vi.fn(),
    onCancel: vi.fn(),
    ...change,
  };
  await act(async () => root.render(<RenderDialog {...props} />));
  await act(async () => vi.dynamicImportSettled());
  return props;
}

const page = () => document.body.textContent ?? '';
const button = (name: string) => [...document.querySelectorAll('button')].find((item) => item.textContent === name);
const rows = () => [...document.querySelectorAll('.sr-renders__row')].map((row) => row.textContent);
const bar = () => document.querySelector('progress');

describe('the way from the button to the file', () => {
  test('begins with what will be made, and what is not finished', async () => {
    const { onRender } = await show({});
    expect(page()).toContain('MP4, 1920 × 1080');
    expect(page()).toContain('Download it here as soon as it is ready.');
    expect(page()).toContain('Two fields are empty.');
    act(() => button('Render')?.click());
    expect(onRender).toHaveBeenCalledOnce();
  });

  test('leads through the queue, says how far it is, and can be cancelled on the way', async () => {
    const { onCancel } = await show({ renders: [render({ queuePosition: 2 })] });
    expect(document.querySelector('[role=status]')?.textContent).toBe('Number 2 in the queue');
    expect(bar()?.hasAttribute('value')).toBe(false);
    await show({ renders: [render({ status: 'rendering', percentageComplete: 42.7 })], onCancel });
    expect(document.querySelector('[role=status]')?.textContent).toBe('Rendering42 %');
    expect(page()).not.toContain('Two fields are empty.');
    expect(button('Render')).toBeUndefined();
    act(() => button('Cancel rendering')?.click());
    expect(onCancel).toHaveBeenCalledOnce();
    await show({ renders: [render({ status: 'cancelled' })] });
    expect(page()).toContain('Rendering was cancelled.');
    expect(button('Render again')).toBeDefined();
  });

  test('ends with the video, its file and a question', async () => {
    await show({ renders: [done, failed] });
    expect(page()).toContain('Your video is ready');
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/91.mp4');
    expect(document.querySelector('.sr-dialog__foot a')?.getAttribute('href')).toBe('/91.mp4?name');
    expect(page()).toContain('How was it?');
  });

  test('or with the reason why there is none', async () => {
    await show({ renders: [failed] });
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Rendering failedA picture is broken.');
    expect(page()).not.toContain('How was it?');
  });
});

test('the list tells what became of each render, and shows the one that is chosen', async () => {
  const older = render({ ...done, id: 80, videoUrl: '/80.mp4', downloadUrl: '/80.mp4?name', sizeBytes: 10 });
  await show({ renders: [done, failed, render({ id: 85, status: 'cancelled' }), older] });
  expect(rows()).toEqual([
    expect.stringMatching(/1920 × 1080 · 0:08 · 2\.3\u00a0MB.*Shown above/),
    expect.stringMatching(/A picture is broken\..*Failed/),
    expect.stringContaining('Cancelled'),
    expect.stringMatching(/0\.1\u00a0MB.*Ready/),
  ]);
  act(() => [...document.querySelectorAll<HTMLElement>('.sr-renders__picture--play')].at(-1)?.click());
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/80.mp4');
  expect(rows()[3]).toContain('Shown above');
});

describe('a picture', () => {
  test('is exported in the chosen format, then shown and named by it', async () => {
    const onFormat = vi.fn();
    await show({ picture: { format: 'png', onFormat } });
    expect(page()).toContain('1920 × 1080, as PNG, JPEG or WebP.');
    expect(page()).not.toContain('MP4');
    act(() => button('WebP')?.click());
    expect(onFormat).toHaveBeenCalledWith('webp');
    const file = { status: 'done', percentageComplete: 100, format: 'webp', videoUrl: null } as const;
    const finished = render({ ...file, imageUrl: '/a.webp', downloadUrl: '/a.webp?name' });
    await show({ picture: { format: 'webp', onFormat }, renders: [finished] });
    expect(document.querySelector('.sr-render__picture')?.getAttribute('src')).toBe('/a.webp');
    expect(page()).toContain('Download WebP');
    expect(page()).toContain('Exports of this picture');
    expect(document.querySelector('video')).toBeNull();
  });
});

describe('a refused render', () => {
  const t = createTranslator();
  const refusal = (code: string, rebillAt?: string) => (
    <RenderRefusal
      notice={renderNotice(new SpotreelError(code, 'The server’s words.'), t)}
      rebillAt={rebillAt}
      upgradeUrl="/plans"
      onShow={undefined}
    />
  );

  test('of a plan without renders leads to another plan, and says when there are more', async () => {
    await show({ refusal: refusal('render_limit', '2030-02-03T12:00:00Z') });
    const notice = document.querySelector('.sr-notice');
    expect(notice?.textContent).toContain('Whoa there, Render Master!');
    expect(notice?.textContent).toContain('or wait until your rebill date, February 3, 2030.');
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/plans');
    expect(notice?.querySelector('a')?.textContent).toBe('Upgrade Your Plan');
    expect(button('Render')?.className).toContain('secondary');
    expect(page()).not.toContain('Two fields are empty.');
  });

  test('where no plans are sold, it says the same and links to nothing', async () => {
    await show({
      refusal: (
        <RenderRefusal
          notice={renderNotice(new SpotreelError('render_limit', ''), t)}
          rebillAt={undefined}
          upgradeUrl={undefined}
          onShow={undefined}
        />
      ),
    });
    const notice = document.querySelector('.sr-notice');
    expect(notice?.textContent).toContain('Upgrade to the paid monthly plan, or wait until your rebill date.');
    expect(notice?.querySelector('a')).toBeNull();
    expect(notice?.textContent).not.toContain('Upgrade Your Plan');
  });

  test.each([
    ['concurrent_render_limit', 'Another video is being rendered.'],
    ['render_without_customisation', 'Add a scene before you render.'],
    ['recipe_duration_limit', 'The server’s words.'],
    ['internal', 'An error occurred while creating the render'],
  ])('%s is told in words, without an upgrade', async (code, words) => {
    await show({ refusal: refusal(code) });
    expect(document.querySelector('.sr-notice')?.textContent).toContain(words);
    expect(document.querySelector('.sr-notice a')).toBeNull();
  });
});
