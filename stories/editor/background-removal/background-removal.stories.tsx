import type { Media } from '@spotreel/sdk/internal/contract';
import type { BackgroundRemovalState, Failure } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BackgroundRemovalDialog,
  type BackgroundRemovalDialogProps,
} from '../../../elements/react/editor/background-removal/background-removal-dialog';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_NAME } from '../../story-account/people-texts';

/** Cutout that the server made of `peg-portrait.jpg` of the library, smaller. */
const CUT_OUT = new URL('./peg-portrait-cut-out.webp', import.meta.url).href;
const usage = { used: 3, limit: 15, endsAt: '2026-12-01T00:00:00.000Z' };

interface StoryArgs extends Omit<BackgroundRemovalDialogProps, 'state'> {
  status: BackgroundRemovalState['status'];
  failure: BackgroundRemovalState['failure'];
  madeBy: BackgroundRemovalState['madeBy'];
  isSaving: boolean;
  saveFailure: BackgroundRemovalState['saveFailure'];
}

const meta: Meta<StoryArgs> = {
  title: 'Editor/Background removal',
  // the image of the state comes from the library, which is there when a story is rendered
  component: BackgroundRemovalDialog as unknown as ComponentType<StoryArgs>,
  args: {
    name: 'Image',
    status: 'ready',
    failure: undefined,
    madeBy: 'person',
    isSaving: false,
    saveFailure: undefined,
    isRemoved: false,
    isBusy: false,
    restoreFailure: undefined,
    rebillAt: '2026-12-01T00:00:00.000Z',
    upgradeUrl: undefined,
    onRetry: fn(),
    onApply: fn(),
    onRefine: fn(),
    onRestore: fn(),
    onClose: fn(),
  },
  render: ({ status, failure, madeBy, isSaving, saveFailure, ...args }, context) => {
    const { media, logo } = loadedOf(context).library;
    const before = media.find(({ url }) => url.includes('peg-portrait')) ?? logo;
    const isReady = status === 'ready';
    const after: Media = { ...before, id: 9000, url: CUT_OUT, sourceMediaId: before.id };
    const known = args.isRemoved
      ? { before: isReady ? before : undefined, after }
      : { before, after: isReady ? after : undefined };
    const state: BackgroundRemovalState = {
      ...known,
      status,
      failure,
      madeBy: args.isRemoved ? undefined : madeBy,
      part: undefined,
      usage: args.isRemoved ? undefined : usage,
      isSaving,
      saveFailure,
    };
    return <BackgroundRemovalDialog {...args} state={state} />;
  },
};
export default meta;
type Story = StoryObj<StoryArgs>;

const dialogIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
const refused = (code: Failure['code'], message = ''): Partial<StoryArgs> => ({
  status: 'error',
  failure: { code, message },
});

/** The slider moves the line between both images. */
export const BeforeAndAfter: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement);
    const slider = dialog.getByRole('slider', { name: 'Compare before and after' });
    // it lies over the image, and only its line is seen
    await waitFor(() => expect(dialog.getByRole('img', { name: 'After' })).toBeVisible());
    fireEvent.change(slider, { target: { value: 52 } });
    await expect(slider).toHaveAttribute('aria-valuetext', '52% with the background');
    await userEvent.click(dialog.getByRole('button', { name: 'Light' }));
    await waitFor(() => expect(dialog.getByText('You’ve used 3 of 15 background removals this month.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalled();
  },
};
export const Loading: Story = {
  args: { status: 'working' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled());
    await waitFor(() => expect(dialog.getByRole('status')).toBeVisible());
  },
};
/** The background was removed before. */
export const BringsItBack: Story = {
  args: { isRemoved: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Bring the background back' }));
    await expect(args.onRestore).toHaveBeenCalled();
  },
};
/** The original image is not there any more. */
export const OriginalDeleted: Story = { args: { ...refused('not_found'), isRemoved: true } };
const nothingFound = refused(
  'background_not_found',
  'We found neither a person nor a plain background. Mark what stays with the brush, or use a photo on a plain background.',
);
export const NothingFound: Story = { args: nothingFound };
export const LimitReached: Story = {
  args: { ...refused('background_removal_limit'), upgradeUrl: '/account/plans' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await waitFor(() => expect(dialog.getByText(/You can remove more from December 1, 2026/)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Upgrade Your Plan' })).toBeVisible());
  },
};
/** A server without the model. */
export const NotSetUp: Story = { args: refused('render_unavailable') };
export const Failed: Story = {
  args: refused('background_unavailable', 'Background removal does not respond. Try again in a few minutes.'),
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** Found by color and edges, on a plain background. */
export const PlainBackground: Story = {
  args: { madeBy: 'ground' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await waitFor(() => expect(dialog.getByText(/Found by its plain background/)).toBeVisible());
  },
};

const openBrush = async (canvasElement: HTMLElement) => {
  const dialog = await dialogIn(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Refine with the brush' }));
  const surface = await dialog.findByRole('application', { name: 'Image to draw on' });
  return { dialog, surface };
};
/** Opacity of the canvas at a place that is a share of its size, 0 to 255. */
const opacityAt = (surface: HTMLElement, x: number, y: number) => {
  const canvas = surface.querySelector('canvas');
  if (!canvas) throw new Error('there is no canvas');
  const pixel = canvas.getContext('2d')?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [];
  return pixel[3];
};
/** A line from one place to another, shares of the image. */
const drag = (surface: HTMLElement, from: readonly [number, number], to: readonly [number, number]) => {
  const box = surface.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({
    pointerId: 1,
    clientX: box.left + x * box.width,
    clientY: box.top + y * box.height,
  });
  surface.setPointerCapture = () => undefined;
  fireEvent.pointerDown(surface, at(from));
  fireEvent.pointerMove(surface, at(to));
  fireEvent.pointerUp(surface, at(to));
};

/** A line removes, another one keeps; undo, redo and the original. */
export const Brush: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, surface } = await openBrush(canvasElement);
    const apply = dialog.getByRole('button', { name: 'Apply' });
    await expect(apply).toBeDisabled();
    await waitFor(() => expect(opacityAt(surface, 0.5, 0.5)).toBe(255));
    drag(surface, [0.3, 0.5], [0.7, 0.5]);
    await waitFor(() => expect(opacityAt(surface, 0.5, 0.5)).toBe(0));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(opacityAt(surface, 0.5, 0.5)).toBe(255));
    await userEvent.click(dialog.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(opacityAt(surface, 0.5, 0.5)).toBe(0));
    await userEvent.click(dialog.getByRole('button', { name: 'Show original' }));
    await waitFor(() => expect(opacityAt(surface, 0.05, 0.05)).toBe(255));
    await userEvent.click(dialog.getByRole('button', { name: 'Show original' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    drag(surface, [0.05, 0.05], [0.2, 0.05]);
    await waitFor(() => expect(opacityAt(surface, 0.1, 0.05)).toBe(255));
    await userEvent.click(dialog.getByRole('button', { name: 'Color' }));
    await userEvent.click(apply);
    await waitFor(() => expect(args.onRefine).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' })));
  },
};
/** Arrow keys move the brush, the space bar paints, Ctrl and Z take it back. */
export const BrushByKeys: Story = {
  play: async ({ canvasElement }) => {
    const { surface } = await openBrush(canvasElement);
    surface.focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}[Space>]{ArrowRight}{ArrowRight}[/Space]');
    await waitFor(() => expect(opacityAt(surface, 0.51, 0.45)).toBe(0));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(opacityAt(surface, 0.51, 0.45)).toBe(255));
  },
};
/** Nothing was found: the brush begins with the whole image. A mask that keeps nothing is not sent. */
export const BrushOnTheWhole: Story = {
  args: nothingFound,
  play: async ({ canvasElement, args }) => {
    const { dialog, surface } = await openBrush(canvasElement);
    await waitFor(() => expect(opacityAt(surface, 0.05, 0.05)).toBe(255));
    fireEvent.change(dialog.getByRole('slider', { name: 'Brush size' }), { target: { value: 0 } });
    for (let y = 0; y <= 1; y += 0.1) drag(surface, [0, y], [1, y]);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(dialog.getByText(/Nothing of the image would be left/)).toBeVisible());
    await expect(args.onRefine).not.toHaveBeenCalled();
  },
};
const brushing: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    await openBrush(canvasElement);
  },
};
export const BrushNotSaved: Story = {
  ...brushing,
  args: { saveFailure: { code: 'storage_limit', message: 'There is no room for another file.' } },
};
export const BrushSaving: Story = { ...brushing, args: { isSaving: true } };
export const BrushOnAPhone: Story = { ...brushing, ...PHONE };
export const BrushDark: Story = { ...brushing, ...DARK };
export const OnAPhone: Story = { ...BeforeAndAfter, ...PHONE };
export const LongWords: Story = { args: { name: LONG_NAME }, ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
