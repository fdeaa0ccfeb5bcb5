import { ResellerHelp } from '@spotreel/elements/internal/agency';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ResellerHelp> = {
  title: 'Agency/Help',
  component: ResellerHelp,
  args: {
    link: (_page, label, className) => (
      <a href="#page" className={className}>
        {label}
      </a>
    ),
  },
  parameters: { page: 'screen', without: { states: 'loading, empty, error', why: 'it is text that is always there' } },
};
export default meta;
type Story = StoryObj<typeof ResellerHelp>;

export const Help: Story = { play: shown('Still stuck?') };
export const OnAPhone: Story = { ...Help, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Help, ...MIRRORED };
export const Dark: Story = { ...Help, ...DARK };
