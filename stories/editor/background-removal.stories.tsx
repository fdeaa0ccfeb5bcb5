import type { Media } from '@spotreel/sdk/contract';
import { addMessages, backgroundRemovalMessages } from '@spotreel/sdk/i18n';
import type { BackgroundRemovalState, Failure } from '@spotreel/sdk/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BackgroundRemovalDialog,
  type BackgroundRemovalDialogProps,
} from '../../elements/react/background-removal/background-removal-dialog';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { LONG_NAME } from '../story-account/people-texts';

addMessages(backgroundRemovalMessages);

/** What the server made of `peg-portrait.jpg` of the library, smaller. */
const CUT_OUT = new URL('./peg-portrait-cut-out.webp', import.meta.url).href;
const usage = { used: 3, limit: 15, endsAt: '2026-12-01T00:00:00.000Z' };

interface StoryArgs extends Omit<BackgroundRemovalDialogProps, 'state'> {
  status: BackgroundRemovalState['status'];
  failure: BackgroundRemovalState['failure'];
}

const meta: Meta<StoryArgs> = {
  title: 'Editor/Background removal',
  // the image of the state comes from the library, which is there when a story is rendered
  component: BackgroundRemovalDialog as unknown as ComponentType<StoryArgs>,
  args: {
    name: 'Image',
    status: 'ready',
    failure: undefined,
    isRemoved: false,
    isBusy: false,
    restoreFailure: undefined,
    rebillAt: '2026-12-01T00:00:00.000Z',
    upgradeUrl: undefined,
    onRetry: fn(),
    onApply: fn(),
    onRestore: fn(),
    onClose: fn(),
  },
  render: ({ status, failure, ...args }, context) => {
    const { media, logo } = loadedOf(context).library;
    const before = media.find(({ url }) => url.includes('peg-portrait')) ?? logo;
    const isReady = status === 'ready';
    const after: Media = { ...before, id: 9000, url: CUT_OUT, sourceMediaId: before.id };
    const known = args.isRemoved
      ? { before: isReady ? before : undefined, after }
      : { before, after: isReady ? after : undefined };
    const state = { ...known, status, failure, part: undefined, usage: args.isRemoved ? undefined : usage };
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
export const NothingFound: Story = {
  args: refused(
    'background_not_found',
    'We found neither a person nor a plain background. Mark what stays with the brush, or use a photo on a plain background.',
  ),
};
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
export const OnAPhone: Story = { ...BeforeAndAfter, ...PHONE };
export const LongWords: Story = { args: { name: LONG_NAME }, ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
