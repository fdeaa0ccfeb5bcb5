import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { expect, fn, userEvent } from 'storybook/test';
import { TransportBar, type TransportProps } from '../../../elements/react/controls/transport/transport';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

function Styled(props: TransportProps) {
  useEditorStyles();
  return <TransportBar {...props} />;
}

const scenes = ['Headline', 'Product', 'Two reasons', 'Where to get it'].map((name, index) => ({
  id: index + 1,
  name,
  startSeconds: index * 6,
  durationSeconds: 6,
}));

const meta: Meta<typeof TransportBar> = {
  parameters: { without: { states: 'loading, error', why: 'The editor loads.' } },
  title: 'Editor/Transport',
  component: TransportBar,
  args: {
    isPlaying: false,
    isMuted: false,
    $time: atom(7.5),
    durationSeconds: 24,
    bpm: 120,
    scenes,
    unit: 'seconds',
    onUnit: fn(),
    onPlay: fn(),
    onPause: fn(),
    onSeek: fn(),
    onGoTo: fn(),
    onToggleMute: fn(),
  },
  render: (args) => <Styled {...args} />,
};
export default meta;
type Story = StoryObj<typeof TransportBar>;

export const Paused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next scene' }));
    await expect(args.onGoTo).toHaveBeenCalledWith(12);
  },
};
export const Playing: Story = { args: { isPlaying: true } };
export const Backward: Story = {
  args: { isPlaying: true, speed: -2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('-2x');
  },
};
export const FastInBars: Story = { args: { isPlaying: true, speed: 4, unit: 'bars' } };
export const Muted: Story = { args: { isMuted: true } };
export const InBars: Story = { args: { unit: 'bars' } };
export const Empty: Story = { args: { scenes: [], durationSeconds: 0, $time: atom(0) } };
export const OnAPhone: Story = { ...PHONE };
export const FastOnAPhone: Story = { ...PHONE, args: { isPlaying: true, speed: 2 } };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const BackwardRightToLeft: Story = { ...ARABIC, args: { isPlaying: true, speed: -4 } };
export const Dark: Story = { ...DARK };
export const FastInTheDark: Story = { ...DARK, args: { isPlaying: true, speed: 2 } };
