import type { Media } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FocusDialog, type FocusDialogProps } from '../../../elements/react/editor/focus-point/focus-dialog';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_NAME } from '../../story-account/people-texts';

interface StoryArgs extends Omit<FocusDialogProps, 'media'> {
  name: string;
  props: Partial<Media['props']>;
}

const FOUND = { x: 0.5, y: 0.36 };

const meta: Meta<StoryArgs> = {
  parameters: { without: { states: 'empty, error', why: 'There is a picture always, and a notice says what failed.' } },
  title: 'Account/Focus point',
  // the image comes from the library, which is there when a story is rendered
  component: FocusDialog as unknown as ComponentType<StoryArgs>,
  args: { name: 'Peg', props: { focus: FOUND, foundFocus: FOUND }, onSave: fn(async () => true), onClose: fn() },
  render: ({ name, props, ...args }, context) => {
    const { media, logo } = loadedOf(context).library;
    const portrait = media.find(({ url }) => url.includes('peg-portrait')) ?? logo;
    return <FocusDialog {...args} media={{ ...portrait, name, props: { ...portrait.props, ...props } }} />;
  },
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Keys move the dot, a double click goes back to the point that was found. */
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const picture = dialog.getByRole('application', { name: 'Focus point' });
    await waitFor(() => expect(picture).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(dialog.getByText('51% from the left, 26% from the top')).toBeVisible());
    await userEvent.dblClick(picture);
    await waitFor(() => expect(dialog.getByText('50% from the left, 36% from the top')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save focus point' }));
    await expect(args.onSave).toHaveBeenCalledWith({ x: 0.49, y: 0.36 });
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
/** The server still looks for the point. */
export const Loading: Story = {
  args: { props: { isFocusPending: true } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText(/^We are still looking/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use the center' })).toBeInTheDocument());
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { args: { name: LONG_NAME }, ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
