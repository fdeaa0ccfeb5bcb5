import { IconButton, Menu } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { LONG_ACTION, LONG_NAME } from '../../story-account/people-texts';

const onDelete = fn();
const meta: Meta<typeof Menu> = {
  parameters: { without: { states: 'loading, empty, error', why: 'A menu without entries is not shown.' } },
  title: 'Controls/Menu',
  component: Menu,
  args: {
    label: 'Actions of “Winter menu”',
    trigger: (
      <IconButton label="Actions">
        <MoreVertical aria-hidden />
      </IconButton>
    ),
    items: [
      { value: 'rename', label: 'Rename', icon: <Pencil aria-hidden />, onSelect: fn() },
      {
        value: 'copy',
        label: 'Duplicate',
        icon: <Copy aria-hidden />,
        disabled: true,
        hint: 'Your plan has no room for another video',
        onSelect: fn(),
      },
      { value: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: onDelete },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Menu>;

const openMenu: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: /^Delete/ });
};

export const Open: Story = { play: openMenu };

export const ClosedByAClickOutside: Story = {
  play: async (context) => {
    await openMenu(context);
    const { body } = context.canvasElement.ownerDocument;
    // an open menu hears clicks a moment later
    await waitFor(async () => {
      await userEvent.click(body, { pointerEventsCheck: 0 });
      expect(within(body).queryByRole('menu')).toBeNull();
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalled());
  },
};

export const LongWords: Story = {
  args: {
    items: [
      { value: 'rename', label: LONG_ACTION, icon: <Pencil aria-hidden />, onSelect: fn() },
      { value: 'delete', label: 'Delete', danger: true, disabled: true, hint: LONG_NAME, onSelect: fn() },
    ],
  },
  play: openMenu,
  ...LONG_WORDS,
};
export const RightToLeft: Story = {
  play: async (context) => {
    await openMenu(context);
    const menu = within(context.canvasElement.ownerDocument.body).getByRole('menu');
    await expect(getComputedStyle(menu).direction).toBe('rtl');
  },
  ...ARABIC,
};
export const Dark: Story = { play: openMenu, ...DARK };
