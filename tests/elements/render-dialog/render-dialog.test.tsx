import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenderDialog } from '../../../elements/react/render-dialog/render-dialog';
import type { RenderDialogProps } from '../../../elements/react/render-dialog/render-dialog-props';
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
    width: 1920,
    height: 1080,
    durationSeconds: 8,
    renders: [],
    hasUnsavedEdits: false,
    feedback: <p>How was it?</p>,
    reminder: <p>Two fields are empty.</p>,
    isRequesting: false,
    isCancelling: false,
    onRender: vi.fn(),
    onCancel: vi.fn(),
    onDownload: vi.fn(),
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
    expect(page()).toContain('Your download appears here.');
    expect(page()).toContain('Two fields are empty.');
    act(() => button('Export video')?.click());
    expect(onRender).toHaveBeenCalledOnce();
  });

  test('leads through the queue, says how far it is, and can be cancelled on the way', async () => {
    const { onCancel } = await show({ renders: [render({ queuePosition: 2 })] });
    expect(document.querySelector('[role=status]')?.textContent).toBe('Number 2 in the queue');
    expect(bar()?.hasAttribute('value')).toBe(false);
    await show({ renders: [render({ status: 'rendering', percentageComplete: 42.7 })], onCancel });
    expect(document.querySelector('[role=status]')?.textContent).toBe('Exporting42%');
    expect(page()).not.toContain('Two fields are empty.');
    expect(button('Export video')).toBeUndefined();
    expect(page()).toContain('You can close this page.');
    act(() => button('Cancel export')?.click());
    expect(onCancel).toHaveBeenCalledOnce();
    await show({ renders: [render({ status: 'cancelled' })] });
    expect(page()).toContain('Export canceled.');
    expect(button('Export again')).toBeDefined();
  });

  test('ends with the video, its file and a question', async () => {
    const { onDownload } = await show({ renders: [done, failed] });
    expect(page()).toContain('Your video is ready');
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/91.mp4');
    const download = document.querySelector<HTMLAnchorElement>('.sr-dialog__foot a');
    expect(download?.getAttribute('href')).toBe('/91.mp4?name');
    expect(download?.textContent).toBe('Download MP4');
    expect(download?.className).toContain('primary');
    expect(button('Export again')?.className).toContain('secondary');
    expect(page()).toContain('How was it?');
    download?.addEventListener('click', (event) => event.preventDefault());
    act(() => download?.click());
    expect(onDownload).toHaveBeenCalledOnce();
  });

  test('or with the reason why there is none', async () => {
    await show({ renders: [failed] });
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Export failedA picture is broken.');
    expect(page()).not.toContain('How was it?');
  });
});

describe('after an edit', () => {
  const outdated = { ...done, isCurrent: false };

  test.each([
    ['of a saved edit', { renders: [outdated] }],
    ['of one that is not saved yet', { renders: [done], hasUnsavedEdits: true }],
  ])('the first action is to export it, no older file is the result: %s', async (_name, change) => {
    const { onRender } = await show(change);
    expect(document.querySelector('.sr-dialog__title')?.textContent).toBe('Export video');
    expect(page()).toContain('You changed this video after your last export.');
    expect(document.querySelector('video')).toBeNull();
    expect(document.querySelector('.sr-dialog__foot a')).toBeNull();
    expect(page()).not.toContain('How was it?');
    expect(button('Export again')?.className).toContain('primary');
    act(() => button('Export again')?.click());
    expect(onRender).toHaveBeenCalledOnce();
  });

  test('the older file is in the list, with its date, and can be played and downloaded', async () => {
    await show({ renders: [outdated] });
    expect(rows()).toEqual([expect.stringMatching(/Jan 1, 2026.*Edited since export/)]);
    expect(document.querySelector('.sr-renders__row a')?.getAttribute('href')).toBe('/91.mp4?name');
    act(() => document.querySelector<HTMLElement>('.sr-renders__picture')?.click());
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/91.mp4');
    expect(document.querySelector('figcaption')?.textContent).toMatch(/Export of Jan 1, 2026.* · Edited since export/);
    expect(button('Export again')?.className).toContain('primary');
    act(() => button('Close preview')?.click());
    expect(document.querySelector('video')).toBeNull();
  });

  test('a failed or canceled export does not hide a file that is up to date', async () => {
    await show({ renders: [render({ id: 95, status: 'cancelled' }), done] });
    expect(page()).toContain('Export canceled.');
    expect(document.querySelector('.sr-dialog__foot a')?.getAttribute('href')).toBe('/91.mp4?name');
  });
});

test('the list has the earlier files, not what failed, and shows the one that is chosen', async () => {
  const older = render({ ...done, id: 80, videoUrl: '/80.mp4', downloadUrl: '/80.mp4?name', sizeBytes: 10 });
  const edited = { ...older, isCurrent: false };
  await show({ renders: [done, failed, render({ id: 85, status: 'cancelled' }), edited] });
  expect(rows()).toEqual([expect.stringMatching(/1920 × 1080 · 0:08 · 0\.1\u00a0MB.*Edited since export/)]);
  act(() => [...document.querySelectorAll<HTMLElement>('.sr-renders__picture')].at(-1)?.click());
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/80.mp4');
  expect(rows()[0]).toContain('Now playing');
  act(() => button('Back to the latest')?.click());
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/91.mp4');
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
    expect(button('Export video')?.className).toContain('secondary');
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
    ['concurrent_render_limit', 'Wait until it finishes, or cancel it.'],
    ['render_without_customisation', 'Add a scene before you export.'],
    ['recipe_duration_limit', 'The server’s words.'],
    ['internal', 'An error occurred while creating the render'],
  ])('%s is told in words, without an upgrade', async (code, words) => {
    await show({ refusal: refusal(code) });
    expect(document.querySelector('.sr-notice')?.textContent).toContain(words);
    expect(document.querySelector('.sr-notice a')).toBeNull();
  });
});

test('the keyboard goes on with what took the place of the button that it was on', async () => {
  await show({ renders: [render({ status: 'rendering' })] });
  act(() => button('Cancel export')?.focus());
  await show({ renders: [done] });
  expect(document.activeElement?.textContent).toBe('Download MP4');
});
