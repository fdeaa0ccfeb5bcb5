import { PlansView } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoBilling, onlineBilling, openRequest, productForLife } from '../../story-account/answers/plan-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof PlansView> = {
  title: 'Account/Plans',
  component: PlansView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof PlansView>;

export const Plans: Story = { play: shown('Your plan') };
export const OnNoPlan: Story = {
  parameters: { answers: { billing: () => ({ ...demoBilling, currentPlanId: 1, products: [] }) } },
  play: shown('Your plan'),
};
/** Sold before plans were data, without an end: it is named, and nothing of its group is offered again. */
export const ForLifeWithoutAPlan: Story = {
  parameters: {
    answers: { billing: () => ({ ...demoBilling, currentPlanId: null, products: [productForLife] }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re on Spotreel Pro.')).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Pro for life' })).toHaveTextContent('Your plan');
    await expect(canvas.queryByRole('button', { name: 'Get this plan: Pro for life' })).toBeNull();
  },
};
/** The request is shown at once. */
export const Asks: Story = {
  parameters: { answers: { billing: () => ({ ...demoBilling, currentPlanId: 1, products: [] }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get this plan: Pro' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'By bank transfer');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('You asked for Pro')).toBeVisible();
  },
};
export const Asked: Story = {
  parameters: { answers: { billing: () => ({ ...demoBilling, request: openRequest }) } },
  play: shown('You asked for Pro'),
};
export const Declined: Story = {
  parameters: {
    answers: {
      billing: () => ({ ...demoBilling, request: { ...openRequest, status: 'declined', answer: 'In May.' } }),
    },
  },
  play: shown('In May.'),
};
/** Paid for online. The provider does not answer. */
export const PaymentIsDown: Story = {
  parameters: {
    answers: {
      billing: () => ({ ...demoBilling, provider: 'stripe', currentPlanId: 1, products: [] }),
      beginCheckout: 'payment_unavailable',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose this plan: Pro' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
const paidOnline = { answers: { billing: () => onlineBilling } };
/** Shows the charge before it is confirmed. */
export const SwitchesNow: Story = {
  parameters: paidOnline,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yearly' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to this plan: Pro' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    // the dialog fades in
    const lower = await dialog.findByText('-$14.50');
    await waitFor(() => expect(lower).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $275.50 and switch' }));
    await expect(await canvas.findByText('Your plan')).toBeVisible();
  },
};
/** A smaller plan waits for the end of what is paid for, and can be taken back. */
export const SwitchesLater: Story = {
  parameters: paidOnline,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to this plan: Basic' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Switch plan' }));
    await expect(await canvas.findByText(/^Your plan changes to Basic/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Pro' }));
    await expect(await canvas.findByRole('button', { name: 'Switch to this plan: Basic' })).toBeVisible();
  },
};
/** The bank refuses. Nothing has changed. */
export const CardIsDeclined: Story = {
  parameters: { answers: { ...paidOnline.answers, switchPlan: 'payment_declined' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to this plan: Basic' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Switch plan' }));
    await expect(await dialog.findByText(/^Your card was declined/)).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { plans: () => [] } }, play: shown('No plans yet') };
export const Loading: Story = { parameters: { answers: { plans: 'waits' } } };
export const Failed: Story = { parameters: { answers: { plans: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Plans, ...PHONE };
/** The table scrolls. */
export const ManyPlansOnAPhone: Story = {
  ...PHONE,
  parameters: {
    answers: {
      plans: () =>
        ['Basic', 'Pro', 'Team', 'Business', 'Enterprise'].map((name, index) => ({
          ...openRequest.plan,
          id: index + 1,
          name,
        })),
    },
  },
  play: shown('Enterprise'),
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Plans, ...DARK };
