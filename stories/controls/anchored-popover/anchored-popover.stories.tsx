import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  AnchoredPopover,
  type AnchoredPopoverProps,
} from '../../../elements/react/controls/anchored-popover/anchored-popover';
import { Button } from '../../../elements/react/controls/button/button';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

/** A button that opens and closes it. */
function WithButton(props: AnchoredPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <div style={{ minHeight: '20rem', paddingBlockStart: '12rem' }}>
      <Button ref={setAnchor} onClick={() => setOpen(!open)}>
        Speed
      </Button>
      {anchor && <AnchoredPopover {...props} anchor={anchor} open={open} onClose={close} />}
    </div>
  );
}

const meta: Meta<typeof AnchoredPopover> = {
  title: 'Controls/Anchored popover',
  component: AnchoredPopover,
  parameters: { without: { states: 'loading, empty, error', why: 'What is inside has them.' }, page: 'screen' },
  args: {
    side: 'beside',
    title: 'Speed of the video',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <div style={{ padding: 16 }}>
        <Button>Twice as fast</Button>
      </div>
    ),
  },
  render: (args) => <WithButton {...args} />,
};
export default meta;
type Story = StoryObj<typeof AnchoredPopover>;

/** It takes the focus, Escape gives it back, and the button closes what it opened. */
export const Beside: Story = {
  play: async ({ canvas, args }) => {
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('button', { name: 'Twice as fast' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: 'Speed' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Speed of the video' })).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
export const Above: Story = { args: { side: 'above' } };
export const LongWords: Story = { args: { title: 'Speed of the video and of all of its scenes' }, ...LONG_WORDS };
export const OnAPhone: Story = { ...PHONE };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
