import { Button } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, type DialogProps } from '../../../elements/react/controls/dialog/dialog';
import { TextField } from '../../../elements/react/controls/field/text-field';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_ACTION, LONG_NAME } from '../../story-account/people-texts';

function Opening(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (open: boolean) => {
    setOpen(open);
    props.onOpenChange(open);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={isOpen} onOpenChange={change} />
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  parameters: { without: { states: 'loading, empty, error', why: 'Its content has those.' } },
  title: 'Controls/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Rename the video',
    description: 'The name is what the file is called, too.',
    closeLabel: 'Close',
    onOpenChange: fn(),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Rename</Button>
      </>
    ),
    children: <TextField label="Name of the video" defaultValue="Winter menu" />,
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

const theDialog = (element: HTMLElement, role = 'dialog') => within(element.ownerDocument.body).findByRole(role);

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(await theDialog(canvasElement)).toHaveAccessibleName('Rename the video');
  },
};

/** Escape closes it, and the focus is back where it was. */
export const OpensAndCloses: Story = {
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await theDialog(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const Question: Story = {
  args: {
    role: 'alertdialog',
    size: 'sm',
    title: 'Delete “Winter menu”?',
    description: 'Its exports are deleted too. This cannot be undone.',
    children: undefined,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => void (await theDialog(canvasElement, 'alertdialog')),
};

export const Large: Story = { ...Medium, args: { size: 'lg' } };

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of what has to be read.`);

export const MoreThanFits: Story = {
  ...Medium,
  args: {
    children: (
      <div className="story-stack">
        {lines.map((line) => (
          <TextField key={line} label={line} />
        ))}
      </div>
    ),
  },
};

export const OnAPhone: Story = { ...MoreThanFits, ...PHONE };
export const LongWords: Story = {
  ...Medium,
  args: {
    title: LONG_NAME,
    description: LONG_NAME,
    footer: (
      <>
        <Button>{LONG_ACTION}</Button>
        <Button variant="primary">{LONG_ACTION}</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => void (await theDialog(canvasElement)),
  ...LONG_WORDS,
};
export const RightToLeft: Story = {
  args: {
    title: 'إعادة تسمية الفيديو',
    description: 'الاسم هو أيضًا اسم الملف.',
    closeLabel: 'إغلاق',
    children: <TextField label="اسم الفيديو" defaultValue="قائمة الشتاء" />,
    footer: (
      <>
        <Button>إلغاء</Button>
        <Button variant="primary">إعادة تسمية</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(await theDialog(canvasElement)).direction).toBe('rtl');
  },
  ...ARABIC,
};
export const Dark: Story = { ...Medium, ...DARK };
