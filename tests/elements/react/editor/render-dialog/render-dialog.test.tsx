import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenderDialog } from '../../../../../elements/react/editor/render-dialog/render-dialog';
import type { RenderDialogProps } from '../../../../../elements/react/editor/render-dialog/render-dialog-props';
import { RenderRefusal } from '../../../../../elements/react/editor/render-refusal/render-refusal';
import type { SpotreelErrorCode } from '../../../../../sdk/base/error-codes';
import { SpotreelError } from '../../../../../sdk/base/errors';
import type { Ratio } from '../../../../../sdk/contract/schemas/scalars';
import { createTranslator } from '../../../../../sdk/i18n/translator';
import { renderNotice } from '../../../../../sdk/stores/export/render-notice';
import { render } from '../../../../sdk/stores/contract-server';

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

describe('the choice of the file', () => {
  const choice = {
    format: 'mp4',
    resolution: '1080p',
    quality: 'standard',
    frameRate: 30,
    transparent: false,
  } as const;

  test('changes what is said of the file, and reports what is chosen', async () => {
    const onChoice = vi.fn();
    await show({ video: { choice: { ...choice, resolution: '720p' }, onChoice } });
    expect(page()).toContain('MP4, 1280 × 720');
    const [format, resolution, quality, frameRate] = document.querySelectorAll('select');
    for (const [field, value] of [
      [format!, 'webm'],
      [resolution!, '4k'],
      [quality!, 'high'],
      [frameRate!, '60'],
    ] as const) {
      field.value = value;
      act(() => field.dispatchEvent(new Event('change', { bubbles: true })));
    }
    const chosen = { ...choice, resolution: '720p' };
    expect(onChoice.mock.calls).toEqual([
      [{ ...chosen, format: 'webm' }],
      [{ ...chosen, resolution: '4k' }],
      [{ ...chosen, quality: 'high' }],
      [{ ...chosen, frameRate: 60 }],
    ]);
  });

  test('estimates the file by an earlier one, and warns of the time that 4K takes', async () => {
    const earlier = { ...done, isCurrent: false, output: choice };
    await show({ video: { choice: { ...choice, resolution: '4k' }, onChoice: vi.fn() }, renders: [earlier] });
    expect(document.querySelector('.sr-render__choice')?.textContent).toMatch(/About [\d.]+\u00a0MB A 4K export takes/);
  });

  test('WebM and ProRes can be transparent; a GIF has no other choice', async () => {
    const onChoice = vi.fn();
    await show({ video: { choice: { ...choice, format: 'mov' }, onChoice } });
    expect(page()).toContain('ProRes, 1920 × 1080, 30 frames per second, 8\u00a0s.');
    expect(page()).toContain('Browsers can’t play it.');
    act(() => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
    expect(onChoice).toHaveBeenCalledWith({ ...choice, format: 'mov', transparent: true });
    await show({ video: { choice: { ...choice, format: 'gif' }, onChoice } });
    expect(page()).toContain('GIF, 640 × 360, 15 frames per second, 8\u00a0s.');
    expect(document.querySelectorAll('select')).toHaveLength(1);
    expect(document.querySelector('input[type=checkbox]')).toBeNull();
    await show({ video: { choice, onChoice } });
    expect(document.querySelector('input[type=checkbox]')).toBeNull();
  });

  test('a video that is too long for the type of file is not exported', async () => {
    await show({ video: { choice: { ...choice, format: 'gif' }, onChoice: vi.fn() }, durationSeconds: 61 });
    expect(page()).toContain('A GIF can be up to 60 seconds long.');
    expect(button('Export video')?.disabled).toBe(true);
    await show({ video: { choice, onChoice: vi.fn() }, durationSeconds: 61 });
    expect(button('Export video')?.disabled).toBe(false);
  });

  test('decides which file is the result; the others are earlier exports', async () => {
    const onChoice = vi.fn();
    const small = { ...done, output: { ...choice, resolution: '720p' } } as const;
    await show({ video: { choice, onChoice }, renders: [small] });
    expect(page()).toContain('You haven’t exported this version with these settings yet.');
    expect(page()).not.toContain('You changed this video');
    expect(button('Export video')?.className).toContain('primary');
    expect(document.querySelector('video')).toBeNull();
    expect(rows()).toHaveLength(1);
    await show({ video: { choice: { ...choice, resolution: '720p' }, onChoice }, renders: [small] });
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/91.mp4');
    expect(button('Export again')?.className).toContain('secondary');
  });

  test('a ProRes file is not played: its still says so, and it is downloaded', async () => {
    const output = { ...choice, transparent: true };
    const file = { ...done, format: 'mov', videoUrl: '/91.mov', posterUrl: '/91.webp', output } as const;
    await show({
      video: { choice: { ...choice, format: 'mov', transparent: true }, onChoice: vi.fn() },
      renders: [file],
      onShare: vi.fn(),
    });
    expect(document.querySelector('video')).toBeNull();
    expect(document.querySelector('.sr-render__picture')?.getAttribute('src')).toBe('/91.webp');
    expect(page()).toContain('Download the file to use it in a video editor.');
    expect(document.querySelector('.sr-dialog__foot a')?.textContent).toBe('Download ProRes');
    expect(button('Share')).toBeUndefined();
  });

  test('is not offered while an export runs, nor for an image', async () => {
    await show({ video: { choice, onChoice: vi.fn() }, renders: [render({ status: 'rendering' })] });
    expect(document.querySelector('select')).toBeNull();
  });
});

describe('several ratios', () => {
  const options = ['landscape', 'portrait', 'square'] as const;
  const ratios = (...chosen: Ratio[]) => ({ options, own: 'landscape', chosen, onChosen: vi.fn() }) as const;
  const wide = { ...done, ratio: 'landscape' } as const;
  const tall = render({ ...done, id: 92, ratio: 'portrait', width: 1080, height: 1920, videoUrl: '/92.mp4' });
  const toggles = () => [...document.querySelectorAll<HTMLElement>('.sr-ratios__choice')];
  const pressed = () => toggles().map((toggle) => toggle.getAttribute('aria-pressed'));
  const foot = () => document.querySelector<HTMLAnchorElement>('.sr-dialog__foot a');

  test('are toggles, of which one stays', async () => {
    const one = ratios('landscape');
    await show({ ratios: one });
    expect(toggles().map((toggle) => toggle.textContent)).toEqual(['Landscape16:9', 'Portrait9:16', 'Square1:1']);
    expect(pressed()).toEqual(['true', 'false', 'false']);
    act(() => toggles()[2]?.click());
    act(() => toggles()[0]?.click());
    expect(one.onChosen.mock.calls).toEqual([[['landscape', 'square']]]);
    await show({ ratios: { ...one, options: ['landscape'] } });
    expect(toggles()).toEqual([]);
  });

  test('the button asks for one file each, and the dialog says what they will be', async () => {
    const { onRender } = await show({ ratios: ratios('portrait') });
    expect(page()).toContain('MP4, 1080 × 1920');
    await show({ ratios: ratios('landscape', 'portrait'), onRender, picture: { format: 'png', onFormat: vi.fn() } });
    expect(page()).toContain('2 files, one for each size.');
    expect(button('Export 2 images')).toBeDefined();
    const choice = {
      format: 'gif',
      resolution: '1080p',
      quality: 'standard',
      frameRate: 30,
      transparent: false,
    } as const;
    await show({ ratios: ratios('landscape', 'portrait'), onRender, video: { choice, onChoice: vi.fn() } });
    expect(page()).toContain('2 files: GIF, 15 frames per second, 8\u00a0s.');
    act(() => button('Export 2 videos')?.click());
    expect(onRender).toHaveBeenCalledExactlyOnceWith(['landscape', 'portrait']);
  });

  test('each has its progress under its name; what is ready can be downloaded meanwhile', async () => {
    const running = render({ id: 92, ratio: 'portrait', status: 'rendering', percentageComplete: 30 });
    await show({ ratios: ratios('landscape', 'portrait', 'square'), renders: [running, wide], isRequesting: true });
    const files = () => [...document.querySelectorAll('.sr-render__file')].map((file) => file.textContent);
    expect(files()).toEqual(['LandscapeReady', 'PortraitExporting30%', 'SquareWaiting in the queue']);
    expect(document.querySelector('.sr-render__file a')?.getAttribute('aria-label')).toBe('Download Landscape');
    // one more is being asked for: cancelling would miss it
    expect(button('Cancel export')?.getAttribute('aria-busy')).toBe('true');
    // the third was refused
    await show({ ratios: ratios('landscape', 'portrait', 'square'), renders: [running, wide] });
    expect(files()).toEqual(['LandscapeReady', 'PortraitExporting30%']);
    expect(button('Cancel export')?.getAttribute('aria-busy')).not.toBe('true');
  });

  test('one that waits for another says so, and that the page has to stay open', async () => {
    const running = render({ id: 92, ratio: 'landscape', status: 'rendering', percentageComplete: 30 });
    const props = { ratios: ratios('landscape', 'portrait'), waiting: ['portrait'] } as const;
    await show({ ...props, renders: [running] });
    expect([...document.querySelectorAll('.sr-render__file')].map((file) => file.textContent)).toEqual([
      'LandscapeExporting30%',
      'PortraitWaiting in the queue',
    ]);
    expect(page()).toContain('Keep this page open');
    expect(page()).not.toContain('You can close this page');
    // the moment between the end of the first and the request for the second
    await show({ ...props, renders: [wide] });
    expect(document.querySelector('.sr-dialog__title')?.textContent).toBe('Export video');
    expect(button('Cancel export')).toBeDefined();
  });

  test('end with a list of files, one in the player, and all of them in one ZIP', async () => {
    const props = { ratios: ratios('landscape', 'portrait'), renders: [tall, wide], zipUrl: '/7.zip?sig=1' };
    const { onDownload } = await show(props);
    expect(document.querySelector('.sr-dialog__title')?.textContent).toBe('Your videos are ready');
    expect(rows()).toEqual([
      expect.stringMatching(/^Landscape1920 × 1080.*Shown above$/),
      expect.stringMatching(/^Portrait1080 × 1920/),
    ]);
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/91.mp4');
    act(() => document.querySelectorAll<HTMLElement>('.sr-renders__picture')[1]?.click());
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/92.mp4');
    expect(document.querySelector('figcaption')).toBeNull();
    expect([foot()?.textContent, foot()?.getAttribute('href')]).toEqual([
      'Download all (ZIP)',
      '/7.zip?sig=1&renders=91,92',
    ]);
    foot()?.addEventListener('click', (event) => event.preventDefault());
    act(() => foot()?.click());
    expect(onDownload).toHaveBeenCalledOnce();
    // servers of before have no ZIP
    await show({ ...props, zipUrl: null });
    expect(foot()).toBeNull();
  });

  test('the next export makes the missing ones alone', async () => {
    const { onRender } = await show({ ratios: ratios('landscape', 'portrait', 'square'), renders: [tall, wide] });
    expect(rows()).toHaveLength(2);
    expect(page()).not.toContain('You haven’t exported');
    act(() => button('Export video')?.click());
    expect(onRender).toHaveBeenCalledWith(['square']);
  });

  test('a failed one is named, and the others are there', async () => {
    const broken = { ...failed, id: 93, ratio: 'square' } as const;
    await show({ ratios: ratios('landscape', 'square'), renders: [tall, broken, wide] });
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Square: Export failedA picture is broken.');
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/91.mp4');
  });

  test('a link is offered for the file that it would show', async () => {
    await show({ ratios: ratios('portrait'), renders: [tall, wide], onShare: vi.fn() });
    expect(button('Share')).toBeUndefined();
    await show({ ratios: ratios('landscape'), renders: [tall, wide], onShare: vi.fn() });
    expect(button('Share')).toBeDefined();
    await show({ ratios: ratios('portrait'), renders: [tall], onShare: vi.fn() });
    expect(button('Share')).toBeDefined();
  });

  test('a refusal of some names them, and those that go on', async () => {
    const notice = renderNotice(new SpotreelError('concurrent_render_limit', ''), createTranslator());
    const outcome = { refusedRatios: ['portrait', 'square'], startedRatios: ['landscape'] } as const;
    const shown = { notice, rebillAt: undefined, upgradeUrl: undefined, onShow: undefined };
    await show({
      ratios: ratios('landscape', 'portrait', 'square'),
      renders: [render({ status: 'rendering' })],
      refusal: <RenderRefusal {...shown} {...outcome} />,
    });
    expect(document.querySelector('.sr-notice')?.textContent).toContain(
      'Not exported: Portrait, Square. We’re still exporting: Landscape.',
    );
    await show({ refusal: <RenderRefusal {...shown} refusedRatios={['landscape', 'portrait']} startedRatios={[]} /> });
    expect(document.querySelector('.sr-notice')?.textContent).not.toContain('Not exported');
  });
});

describe('the way from the button to the file', () => {
  test('begins with what will be made, and what is not finished', async () => {
    const { onRender } = await show({});
    expect(page()).toContain('MP4, 1920 × 1080');
    expect(page()).not.toContain('Your download appears here.');
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
  expect(rows()).toEqual([expect.stringMatching(/1920 × 1080 · 0:08 · MP4 · 0\.1\u00a0MB.*Edited since export/)]);
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
  const refusal = (code: SpotreelErrorCode, rebillAt?: string) => (
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
  ] as const)('%s is told in words, without an upgrade', async (code, words) => {
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
