import { PaymentPage, ReceiptPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { demoBilling, demoReceipt } from '../../story-account/answers/plan-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof PaymentPage> = {
  title: 'Account/Payment',
  component: PaymentPage,
  args: { receiptUrl: (id) => `#receipt-${id}` },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof PaymentPage>;

export const Subscribed: Story = { play: shown('2026-000014') };
/** It stays good until its end, and can be resumed. */
export const Cancels: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel subscription' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    await expect(await canvas.findByRole('button', { name: 'Resume subscription' })).toBeVisible();
  },
};
export const PaidOnline: Story = {
  parameters: { answers: { billing: () => ({ ...demoBilling, provider: 'stripe', hasPortal: true }) } },
  play: shown('Manage cards and invoices'),
};
export const Receipt: Story = {
  render: () => <ReceiptPage purchaseId={2} backUrl="#back" />,
  play: shown('1 Elm Street'),
};
/** A part was paid back. */
export const RefundedReceipt: Story = {
  parameters: {
    answers: { receipt: () => ({ ...demoReceipt, refundedMinor: 1000, refundedAt: '2026-11-21T08:00:00.000Z' }) },
  },
  render: () => <ReceiptPage purchaseId={3} backUrl="#back" />,
  play: shown('$19.00'),
};
export const Empty: Story = {
  parameters: {
    answers: {
      billing: () => ({ ...demoBilling, products: [] }),
      purchases: () => ({ data: [], page: 1, numPages: 1, totalCount: 0 }),
    },
  },
  play: shown('No purchases yet'),
};
export const Loading: Story = { parameters: { answers: { billing: 'waits', purchases: 'waits' } } };
export const Failed: Story = {
  parameters: { answers: { billing: 'internal' } },
  play: shown('Try again'),
};
export const OnAPhone: Story = { ...Subscribed, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Subscribed, ...DARK };
