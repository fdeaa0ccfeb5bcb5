import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckPanel } from '../../../elements/react/editor/project-check/check-panel';
import type { CheckRow } from '../../../elements/react/editor/project-check/check-row';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { ARABIC_NAME, LONG_NAME } from '../../story-account/people-texts';

const row = (text: string, severity: CheckRow['severity'], onKeep?: () => void, name = 'Dish'): CheckRow => ({
  key: text,
  severity,
  text,
  scene: { number: 2, name, posterUrl: null, ratio: 'landscape' },
  remedies: [],
  onFix: fn(),
  onKeep,
});

const STILL: CheckRow = {
  ...row('Nothing moves for 4.5 s.', 'warning'),
  remedies: [{ label: 'Change length', onApply: fn() }],
  onFix: undefined,
};
const ON_PHONE = [
  row('“Headline” is too small to read on a phone.', 'warning'),
  row('App buttons cover 3 texts.', 'warning'),
];

const meta: Meta<typeof CheckPanel> = {
  title: 'Editor/Check before an export',
  component: CheckPanel,
  args: {
    rows: [row('“Headline” doesn’t fit.', 'error'), row('3 sample texts left', 'warning', fn())],
    isMeasuring: false,
  },
  parameters: {
    without: { states: 'error', why: 'What cannot be measured is left out; errors of the video are in Findings.' },
  },
};
export default meta;
type Story = StoryObj<typeof CheckPanel>;

export const Findings: Story = {};
export const StillAndSmall: Story = {
  args: { rows: [STILL, row('This scene is empty for 0.8 s.', 'warning'), ...ON_PHONE] },
};
export const TwoRemedies: Story = {
  args: { rows: [{ ...STILL, remedies: [{ label: 'Slow movement', onApply: fn() }, ...STILL.remedies] }] },
};
export const StillOnAPhone: Story = { args: { rows: [STILL, ...ON_PHONE] }, ...PHONE };
export const Loading: Story = { args: { rows: [], isMeasuring: true } };
export const NothingFound: Story = { args: { rows: [] } };
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = {
  args: {
    rows: [
      row(`„${LONG_NAME}“ passt nicht.`, 'error', undefined, LONG_NAME),
      row(`„${LONG_NAME}“ ist schwer zu lesen.`, 'warning', fn(), LONG_NAME),
    ],
  },
  ...LONG_WORDS,
};
export const RightToLeft: Story = {
  args: {
    rows: [
      row(`النص «${ARABIC_NAME}» لا يتسع.`, 'error', undefined, ARABIC_NAME),
      row('بقيت 3 نصوص نموذجية', 'warning', fn(), ARABIC_NAME),
    ],
  },
  ...ARABIC,
};
export const Dark: Story = { ...DARK };
export const StillInTheDark: Story = { args: { rows: [STILL, ...ON_PHONE] }, ...DARK };
