import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CommandPalette } from '../../../elements/react/editor/command-palette/command-palette';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_ACTION, LONG_NAME } from '../../story-account/people-texts';

const entry = (id: string, label: string, group: string, shortcut?: string) => ({
  id,
  label,
  group,
  shortcut,
  isDisabled: false,
  run: fn(),
});

const meta: Meta<typeof CommandPalette> = {
  parameters: { without: { states: 'loading, error', why: 'Commands are there with the editor.' } },
  title: 'Editor/Command palette',
  component: CommandPalette,
  args: {
    entries: [
      entry('play', 'Play or pause', 'Playback', 'Space'),
      entry('next', 'Next scene', 'Playback', 'ArrowRight'),
      entry('undo', 'Undo', 'History', 'Mod+Z'),
      { ...entry('redo', 'Redo', 'History', 'Mod+Shift+Z'), isDisabled: true, detail: 'Nothing to redo' },
      entry('export', 'Export video', 'Video'),
    ],
    recentIds: ['export'],
    onClose: fn(),
    onChoose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CommandPalette>;

export const All: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const palette = within(canvasElement.ownerDocument.body);
    await userEvent.type(await palette.findByRole('combobox'), 'undo');
    await waitFor(() => expect(palette.getAllByRole('option')).toHaveLength(1));
  },
};
/** Enter runs it and closes the list: there is nothing to look at. */
export const Chosen: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement, args }) => {
    const input = await within(canvasElement.ownerDocument.body).findByRole('combobox');
    await userEvent.type(input, 'undo{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'undo' })));
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement.ownerDocument.body).findByRole('combobox');
    await userEvent.type(input, 'zebra');
    await expect(within(canvasElement.ownerDocument.body).queryByRole('option')).toBeNull();
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = {
  args: { entries: [entry('a', LONG_ACTION, LONG_NAME, 'Mod+Shift+Z'), entry('b', LONG_NAME, LONG_NAME)] },
  ...LONG_WORDS,
};
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
