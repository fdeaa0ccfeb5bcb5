import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bars } from '../../../elements/react/controls/charts/bars';
import { DayChart, type DayChartProps } from '../../../elements/react/controls/charts/day-chart';
import { useOperatorScreen } from '../../../elements/react/surveys/operator-screen/operator-screen';
import { demoUsage } from '../../story-account/demo-surveys';
import { ARABIC, DARK, PHONE } from '../../story-account/looks';

type Row = (typeof demoUsage.days)[number];

function Chart(props: DayChartProps<Row>) {
  useOperatorScreen();
  return <DayChart {...props} />;
}

function Steps() {
  useOperatorScreen();
  const bars = demoUsage.funnel.map(({ step, users }) => ({
    key: step,
    label: step,
    count: users,
    value: String(users),
  }));
  return <Bars bars={bars} max={64} />;
}

/** A picture of numbers, and the same numbers as a table for who does not see it. */
const meta: Meta<typeof Chart> = {
  parameters: { without: { states: 'loading, empty, error, long', why: 'The screen around them has those.' } },
  title: 'Operator/Charts',
  component: Chart,
  args: {
    title: 'Events',
    rows: demoUsage.days,
    shape: 'area',
    series: [
      { key: 'view_page', label: 'Page views', series: 1 },
      { key: 'login', label: 'Sign-ins', series: 2 },
      { key: 'new_project', label: 'New videos', series: 3 },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Chart>;

export const Area: Story = {};
export const StackedBars: Story = { args: { shape: 'bars' } };
export const HorizontalBars: Story = { render: () => <Steps /> };
export const OnAPhone: Story = { ...PHONE };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
