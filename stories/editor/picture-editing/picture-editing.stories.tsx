import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PictureOverlay } from '../../../elements/react/editor/picture-editing/picture-overlay';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { EditorPage, paintedEditor } from '../editor-page';

/** Texts, pictures and the background are edited in place, on the stage. */
const meta: Meta<typeof PictureOverlay> = {
  title: 'Editor/Picture editing',
  component: PictureOverlay,
  parameters: { without: { states: 'loading, empty, error', why: 'The stage has those.' }, page: 'screen' },
  render: () => <EditorPage />,
};
export default meta;
type Story = StoryObj<typeof PictureOverlay>;

const painted: NonNullable<Story['play']> = async ({ canvasElement }) => void (await paintedEditor(canvasElement));

/** Every field of the scene on show has a button over it. */
export const Fields: Story = {
  play: async ({ canvas }) => {
    const fields = await canvas.findAllByRole('button', { name: /^Edit text/ }, { timeout: 20_000 });
    await expect(fields.length).toBeGreaterThan(0);
  },
};

/** Written over the painted letters. */
export const WritingInPlace: Story = {
  play: async ({ canvas }) => {
    const [field] = await canvas.findAllByRole('button', { name: /^Edit text/ }, { timeout: 20_000 });
    await userEvent.click(field as HTMLElement);
    await waitFor(() => expect(document.activeElement).toHaveValue('Winter menu'), { timeout: 5_000 });
    await expect(document.activeElement?.tagName).toBe('TEXTAREA');
  },
};
export const OnAPhone: Story = { ...Fields, ...PHONE };
export const LongWords: Story = { play: painted, ...LONG_WORDS };
export const RightToLeft: Story = { play: painted, ...ARABIC };
export const Dark: Story = { ...Fields, ...DARK };
