import { Drawer } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_NAME } from '../../story-account/people-texts';

const meta: Meta<typeof Drawer> = {
  parameters: { without: { states: 'loading, empty, error', why: 'Its content has those.' } },
  title: 'Controls/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Menu',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: (
      <nav className="story-stack">
        <a className="sr-button sr-button--secondary" href="#story">
          Library
        </a>
        <a className="sr-button sr-button--secondary" href="#story">
          My Videos
        </a>
      </nav>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { args: { title: LONG_NAME }, ...LONG_WORDS };
export const RightToLeft: Story = { args: { title: 'القائمة', closeLabel: 'إغلاق' }, ...ARABIC };
export const Dark: Story = { ...DARK };
