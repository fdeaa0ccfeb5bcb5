import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waveform } from '../../../elements/react/controls/waveform/waveform';
import waveformCss from '../../../elements/react/controls/waveform/waveform.css?inline';
import { lazyStyles } from '../../../elements/react/foundation/styles/lazy-styles';
import { loadedOf } from '../../story-account/loaded';
import { DARK } from '../../story-account/looks';

const useStyles = lazyStyles([waveformCss]);

function Styled({ peaks }: { peaks: readonly number[] }) {
  useStyles();
  return (
    <div className="story-card">
      <Waveform peaks={peaks} />
    </div>
  );
}

const meta: Meta<typeof Waveform> = {
  parameters: {
    without: { states: 'loading, error, long, rtl, phone', why: 'Bars without words; time runs from left to right.' },
  },
  title: 'Controls/Waveform',
  component: Waveform,
  tags: ['autodocs'],
  args: { peaks: [] },
};
export default meta;
type Story = StoryObj<typeof Waveform>;

/** A sample of the library's first music kit. */
export const Music: Story = {
  render: (_args, context) => <Styled peaks={loadedOf(context).library.kits[0]?.audioSamples[3]?.peaks ?? []} />,
};
export const Silence: Story = { render: () => <Styled peaks={[0, 0, 0]} /> };
export const Dark: Story = { ...Music, ...DARK };
