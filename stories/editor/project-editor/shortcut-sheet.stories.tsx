import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShortcutSheet } from '../../../elements/react/editor/project-editor/commands/shortcut-sheet';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { EditorPage, paintedEditor } from '../editor-page';

/** Every key of the editor; the question mark opens it. */
const meta: Meta<typeof ShortcutSheet> = {
  title: 'Editor/Shortcuts',
  component: ShortcutSheet,
  parameters: {
    without: { states: 'loading, empty, error', why: 'Shortcuts are there with the editor.' },
    page: 'screen',
  },
  render: () => <EditorPage shortcuts="page" />,
};
export default meta;
type Story = StoryObj<typeof ShortcutSheet>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = await paintedEditor(canvasElement);
  await userEvent.keyboard('?');
  await expect(await page.findByRole('dialog')).toHaveTextContent('Ctrl');
};

export const Open: Story = { play: open };
export const OnAPhone: Story = { play: open, ...PHONE };
export const LongWords: Story = { play: open, ...LONG_WORDS };
export const RightToLeft: Story = { play: open, ...ARABIC };
export const Dark: Story = { play: open, ...DARK };
