import { PlanEditor } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoPlans } from '../../story-account/answers/plan-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof PlanEditor> = {
  title: 'Account/Edit plans',
  component: PlanEditor,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof PlanEditor>;

export const Plans: Story = { play: shown('Pro for life') };
export const Edits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Pro for life' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('790'));
  },
};
export const Inherited: Story = {
  parameters: { answers: { managedPlans: () => ({ plans: [], inherited: demoPlans.slice(0, 4) }) } },
  play: shown('Free'),
};
export const Empty: Story = { parameters: { answers: { managedPlans: () => ({ plans: [], inherited: [] }) } } };
export const Loading: Story = { parameters: { answers: { managedPlans: 'waits' } } };
export const Failed: Story = { parameters: { answers: { managedPlans: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Plans, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Plans, ...DARK };
