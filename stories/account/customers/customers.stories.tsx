import { CustomersView } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof CustomersView> = {
  title: 'Account/Customers',
  component: CustomersView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof CustomersView>;

export const Requests: Story = { play: shown('Lee Park') };
export const Grants: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grant the request of Kim Okafor' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Amount paid (USD)' })).toHaveValue('290'));
    await userEvent.click(dialog.getByRole('button', { name: 'Grant' }));
    await expect(await canvas.findByText('Granted')).toBeVisible();
  },
};
/** The words of the server stay in the dialog. */
export const TooLarge: Story = {
  parameters: { answers: { grantPlanRequest: 'plan_too_large' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grant the request of Kim Okafor' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Grant' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
export const CancelsAPlan: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Plans of Kim Okafor' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel plan' }));
    await expect(await canvas.findByRole('button', { name: 'Resume plan' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { answers: { planRequests: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }) } },
  play: shown('No requests'),
};
export const Loading: Story = { parameters: { answers: { planRequests: 'waits', people: 'waits' } } };
export const Failed: Story = { parameters: { answers: { planRequests: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Requests, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Requests, ...DARK };
