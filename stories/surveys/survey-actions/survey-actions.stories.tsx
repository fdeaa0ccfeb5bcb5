import { SurveyActions } from '@spotreel/elements/internal/operator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { link, linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof SurveyActions> = {
  title: 'Operator/Survey actions',
  component: SurveyActions,
  parameters: { page: 'screen' },
  args: { listLink: link, surveyLink: linkOf },
};
export default meta;
type Story = StoryObj<typeof SurveyActions>;

export const Three: Story = { play: shown('Render Finished') };
export const NewAction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Render Finished', undefined, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: /New action|Create/i }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};
export const Loading: Story = { parameters: { answers: { surveyActionClasses: 'waits' } } };
export const Empty: Story = {
  parameters: { answers: { surveyActionClasses: () => [] } },
  play: shown('No actions yet'),
};
export const Failed: Story = { parameters: { answers: { surveyActionClasses: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Three, ...PHONE };
export const LongWords: Story = { ...Three, ...LONG_WORDS };
export const RightToLeft: Story = { ...Three, ...ARABIC };
export const Dark: Story = { ...Three, ...DARK };
