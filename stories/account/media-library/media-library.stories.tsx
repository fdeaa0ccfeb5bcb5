import { MediaLibrary } from '@spotreel/elements/internal/account';
import type { Media } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { pageOf } from '../../story-account/page-of';
import { shown } from '../../story-account/shown';
import type { StoryAnswers } from '../../story-account/story-call';

const thousandFiles: readonly Media[] = Array.from({ length: 1000 }, (_, index) => ({
  id: 9000 + index,
  name: `File ${String(index + 1).padStart(4, '0')}`,
  type: 'image',
  mimeType: 'image/png',
  preview: '',
  mobilePreview: '',
  url: '',
  props: { width: 10, height: 10 },
  state: 'ready',
  sourceType: 'upload',
  sourceMediaId: null,
  folder: null,
  createdAt: '2026-11-20T16:33:10.000Z',
}));

const HIGH_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="960"><rect width="320" height="960" fill="#e8a33d"/></svg>',
)}`;
const highPictures = thousandFiles.slice(0, 4).map((file, index) => ({
  ...file,
  name: `Poster ${index + 1}`,
  preview: HIGH_PICTURE,
  mobilePreview: HIGH_PICTURE,
  props: { width: 320, height: 960 },
}));

const meta: Meta<typeof MediaLibrary> = {
  title: 'Account/Assets library',
  component: MediaLibrary,
  parameters: { page: 'screen' },
  args: { projectLink: linkOf },
};
export default meta;
type Story = StoryObj<typeof MediaLibrary>;

/** Folders, pictures, and videos in every state. */
export const EveryState: Story = { play: shown('Interview.mov') };
/** Music has a waveform and its length, and plays on its tile; the details have no size in pixels. */
export const ShowsMusic: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Campfire song.mp3')({ canvasElement });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Listen to Campfire song.mp3' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2:44')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show Campfire song.mp3' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Campfire song.mp3' }));
    await waitFor(() => expect(dialog.getByText('Length')).toBeVisible());
    await expect(dialog.getByText('3.9 MB')).toBeVisible();
    await expect(dialog.queryByText('Dimensions')).toBeNull();
  },
};
export const MakesAFolder: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Interview.mov')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await userEvent.type(await body.findByLabelText('Name'), 'Spring{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Spring/ })).toBeVisible();
  },
};
/** A folder opens, and its path leads back. */
export const OpensAFolder: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Interview.mov')({ canvasElement });
    await userEvent.click(await canvas.findByRole('button', { name: /^Product photos/ }));
    await waitFor(() => expect(canvas.queryByText('Interview.mov')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'All files' }));
    await expect(await canvas.findByText('Interview.mov')).toBeVisible();
  },
};
/** A folder goes into another one, and leaves the top. */
export const MovesAFolder: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Interview.mov')({ canvasElement });
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Logos' }));
    const entry = await body.findByRole('menuitem', { name: 'Move' });
    await waitFor(() => expect(entry).toBeVisible());
    await userEvent.click(entry);
    const dialog = within(await body.findByRole('alertdialog', { name: 'Move “Logos”' }));
    await userEvent.selectOptions(
      dialog.getByLabelText('Folder'),
      dialog.getByRole('option', { name: 'Product photos' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Logos/ })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /^Product photos/ }));
    await expect(await canvas.findByRole('button', { name: /^Logos/ })).toBeVisible();
  },
};
/** Two files are selected by a range, and deleted at once. */
export const DeletesSeveral: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Interview.mov')({ canvasElement });
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Interview.mov' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Drone.mov' }));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByText('2 files selected')).toBeVisible());
    await user.keyboard('{Delete}');
    const dialog = await body.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Drone.mov')).toBeNull());
  },
};
/** Facts, and the videos that show the file. */
export const Details: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Interview.mov')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Show Walk through the new shop.mp4' }));
    const link = await body.findByRole('link', { name: 'Winter menu' });
    await waitFor(() => expect(link).toBeVisible());
    await waitFor(() => expect(body.getByText('1:14', { selector: 'dd' })).toBeVisible());
  },
};
/** The dot is moved by keys, and the crops of all shapes follow. */
export const MovesTheFocusPoint: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Interview.mov')({ canvasElement });
    const [tile] = await canvas.findAllByRole('button', { name: /^Show / });
    await userEvent.click(tile as HTMLElement);
    const open = await body.findByRole('button', { name: 'Focus point' });
    await waitFor(() => expect(open).toBeVisible());
    await userEvent.click(open);
    const picture = await body.findByRole('application', { name: 'Focus point' });
    await waitFor(() => expect(picture).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(body.getByText('51% from the left, 40% from the top')).toBeVisible());
    await userEvent.dblClick(picture);
    await waitFor(() => expect(body.getByText('50% from the left, 50% from the top')).toBeVisible());
    await userEvent.click(body.getByRole('button', { name: 'Save focus point' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
/** It says what will show the new file before one is chosen. */
export const ReplacesAFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Interview.mov')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Show Walk through the new shop.mp4' }));
    const open = await body.findByRole('button', { name: 'Replace file' });
    await waitFor(() => expect(open).toBeVisible());
    await userEvent.click(open);
    const dialog = await body.findByRole('dialog', { name: 'Replace Walk through the new shop.mp4' });
    await within(dialog).findByText(/^Used in 1 video: it will show the new file/);
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'new.mp4', { type: 'video/mp4' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
/** Stock is copied into the open folder; its details name author and license. */
export const AddsFromStock: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await shown('Interview.mov')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Add from library' }));
    const [tile] = await body.findAllByRole('button', { name: /^Pizza/ });
    await userEvent.click(tile as HTMLElement);
    await waitFor(() => expect(body.getByText('Added')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Pizza' }));
    const license = await body.findByRole('link', { name: 'Pexels License' });
    await waitFor(() => expect(license).toBeVisible());
    await waitFor(() => expect(body.getByRole('link', { name: 'Amara Lindqvist' })).toBeVisible());
  },
};
const MB = 1024 * 1024;
const stopped = {
  id: 3,
  name: 'Trade fair, uncut.mov',
  size: 900 * MB,
  lastModified: 1_763_000_000_000,
  folder: null,
  received: 378 * MB,
  createdAt: '2026-11-20T16:33:10.000Z',
  expiresAt: '2026-11-23T16:33:10.000Z',
};
/** An empty file cannot be sent again. */
export const EmptyFile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])');
    if (input) await userEvent.upload(input, new File([], 'empty.png', { type: 'image/png' }));
    await canvas.findByText('This file is empty. Choose another one.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Several that failed are taken off the list at once. */
export const FailedUploads: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown('Interview.mov')({ canvasElement });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]');
    const files = ['front.png', 'back.png', 'inside.png'].map((name) => new File([], name, { type: 'image/png' }));
    if (input) await userEvent.upload(input, files);
    await expect(await canvas.findByText('3 uploads failed')).toBeVisible();
    // none of them would succeed
    await expect(canvas.queryByRole('button', { name: 'Try all again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' }));
    await waitFor(() => expect(canvas.queryByText('front.png')).toBeNull());
  },
};

/** A large upload of an earlier visit wants its file again; another file is refused. */
export const InterruptedUpload: Story = {
  parameters: { answers: { resumableUploads: () => [stopped] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stopped at 42%. Choose the same file to continue.')).toBeVisible();
    const uploads = canvas.getByRole('region', { name: 'Uploads' });
    const input = uploads.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'holiday.mov'));
    await expect(
      await canvas.findByText('This is another file. Choose Trade fair, uncut.mov to continue.'),
    ).toBeVisible();
  },
};
/** A large upload is paused, and cancelled. */
export const PausedUpload: Story = {
  parameters: { answers: { beginUpload: () => ({ ...stopped, received: 0 }), uploadPart: 'waits' } },
  play: async ({ canvas, canvasElement }) => {
    await shown('Interview.mov')({ canvasElement });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]');
    if (input) await userEvent.upload(input, new File([new Uint8Array(9 * MB)], 'film.mp4', { type: 'video/mp4' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause film.mp4' }));
    await expect(await canvas.findByText('Paused at 0%')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resume film.mp4' })).toBeVisible());
  },
};
/** Only the files on show, of a thousand, are on the page; the next ones come before their place is reached. */
export const Thousands: Story = {
  parameters: { answers: { mediaList: (asked) => pageOf(thousandFiles, asked) } satisfies StoryAnswers },
  play: async ({ canvas, canvasElement }) => {
    await shown('File 0001')({ canvasElement });
    const { scrollingElement } = canvasElement.ownerDocument;
    for (const name of ['Show File 0070', 'Show File 0200'])
      await waitFor(
        async () => {
          scrollingElement?.scrollTo({ top: scrollingElement.scrollTop + 600 });
          await expect(canvas.getByRole('button', { name })).toBeVisible();
        },
        { timeout: 10_000 },
      );
    await expect(canvas.queryByRole('button', { name: 'Show File 0001' })).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeLessThan(120));
  },
};
/** A picture that is much higher than wide is shown whole in its tile, and covers neither its name nor the next row. */
export const HighPicturesStayInTheirTiles: Story = {
  ...PHONE,
  parameters: { answers: { mediaList: (asked) => pageOf(highPictures, asked) } satisfies StoryAnswers },
  play: async ({ canvasElement }) => {
    await shown('Poster 1')({ canvasElement });
    const pictures = [...canvasElement.querySelectorAll('.sr-asset__picture img')];
    await expect(pictures).toHaveLength(highPictures.length);
    for (const picture of pictures)
      await waitFor(() => {
        const { height, bottom } = picture.getBoundingClientRect();
        const tile = picture.closest('.sr-asset__picture')?.getBoundingClientRect();
        expect(height).toBeGreaterThan(40);
        expect(bottom).toBeLessThanOrEqual((tile?.bottom ?? 0) + 0.5);
      });
  },
};
export const Loading: Story = { parameters: { answers: { mediaList: 'waits' } } };
export const Empty: Story = {
  parameters: { answers: { mediaList: () => pageOf([]), mediaFolders: () => [] } },
  play: shown('Upload files'),
};
export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('Interview.mov')({ canvasElement });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search all files' }), 'unicorn{Enter}');
    await expect(await canvas.findByText('No files found')).toBeVisible();
  },
};
export const Failed: Story = { parameters: { answers: { mediaList: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...EveryState, ...PHONE };
export const LongWords: Story = { ...EveryState, ...LONG_WORDS };
export const RightToLeft: Story = { ...EveryState, ...ARABIC };
export const Dark: Story = { ...EveryState, ...DARK };
