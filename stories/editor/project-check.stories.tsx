import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckPanel } from '../../elements/react/project-check/check-panel';
import type { CheckRow } from '../../elements/react/project-check/check-row';
import { DARK } from '../story-account/looks';

const scene = { number: 2, name: 'Dish', posterUrl: null, ratio: 'landscape' } as const;
const row = (text: string, severity: CheckRow['severity'], onKeep?: () => void): CheckRow => ({
  key: text,
  severity,
  text,
  scene,
  onFix: fn(),
  onKeep,
});

const meta: Meta<typeof CheckPanel> = {
  title: 'Editor/Check before an export',
  component: CheckPanel,
  args: {
    rows: [row('“Headline” doesn’t fit.', 'error'), row('3 sample texts left', 'warning', fn())],
    isMeasuring: false,
  },
};
export default meta;
type Story = StoryObj<typeof CheckPanel>;

export const Findings: Story = {};
export const Dark: Story = { ...DARK };
export const Clear: Story = { args: { rows: [] } };
export const Measuring: Story = { args: { rows: [], isMeasuring: true } };
