import { useAccountScreen } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsageMeter, type UsageMeterProps } from '../../../elements/react/controls/usage-meter/usage-meter';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof UsageMeter> = {
  title: 'Controls/Usage meter',
  component: UsageMeter,
  parameters: { without: { states: 'loading, error', why: 'It shows numbers that are there.' } },
  args: { label: 'Exports this month', used: 3, limit: 10 },
  render: (args) => <StyledMeter {...args} />,
};
export default meta;
type Story = StoryObj<typeof UsageMeter>;

/** Styles of the account's pages are downloaded with the first of them. */
function StyledMeter(props: UsageMeterProps) {
  useAccountScreen();
  return <UsageMeter {...props} />;
}

export const Some: Story = { args: { hint: 'Counts from zero again on December 1.' }, play: shown('3 of 10') };
export const NearlyFull: Story = { args: { used: 9 }, play: shown('9 of 10') };
export const Full: Story = { args: { used: 12 }, play: shown('12 of 10') };
export const NothingIsIncluded: Story = { args: { used: 0, limit: 0 }, play: shown('0 of 0') };
export const WithoutLimit: Story = { args: { limit: -1 }, play: shown('3 used') };
export const InATable: Story = { args: { isInTable: true } };
export const OnAPhone: Story = { ...Some, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Some, ...DARK };
