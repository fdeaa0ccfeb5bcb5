import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Storyboard } from '../../../elements/react/editor/storyboard/storyboard';
import { DARK, MIRRORED, PHONE } from '../../story-account/looks';
import { EditorPage } from '../editor-page';

/** All scenes at a glance, as the renderer paints them. */
const meta: Meta<typeof Storyboard> = {
  title: 'Editor/Storyboard',
  component: Storyboard,
  parameters: {
    without: { states: 'empty, long', why: 'Without scenes it is not offered; it has few words.' },
    page: 'screen',
  },
  render: () => <EditorPage />,
};
export default meta;
type Story = StoryObj<typeof Storyboard>;

const open: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /storyboard/i }, { timeout: 20_000 }));
  await within(canvasElement.ownerDocument.body).findByRole('dialog');
  // what is behind it is hidden from readers then
  await waitFor(() => expect(canvas.queryByRole('banner')).toBeNull());
};

export const Painted: Story = { play: open };
export const Painting: Story = {
  parameters: { answers: { keyframes: 'waits', requestKeyframes: 'waits' } },
  play: open,
};
export const Failed: Story = { parameters: { answers: { requestKeyframes: 'render_unavailable' } }, play: open };
export const OnAPhone: Story = { ...PHONE };
export const RightToLeft: Story = { play: open, ...MIRRORED };
export const Dark: Story = { play: open, ...DARK };
