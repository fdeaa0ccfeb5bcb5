import { PeopleView } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof PeopleView> = {
  title: 'Account/People',
  component: PeopleView,
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof PeopleView>;

export const Three: Story = { play: shown('sam@example.com') };
export const Invites: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'lee@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await canvas.findByText('lee@example.com');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(''));
  },
};
/** Everyone in a table is invited; rows without an address are named. */
export const InvitesATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Invite several people'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Paste email addresses or cells' }));
    await userEvent.paste('Name\tEmail\nLee\tlee@example.com\nKim\tkim@example.com\nNo one\t');
    await expect(await canvas.findByText('Rows without an email address: 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(await canvas.findByText('2 invitations sent')).toBeVisible();
  },
};
/** The address stays, to be corrected. */
export const Taken: Story = {
  parameters: { answers: { createInvitation: 'email_taken' } },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'dana@example.com{Enter}');
    await expect(email).toBeInvalid();
    await expect(email).toHaveValue('dana@example.com');
  },
};
export const Withdraws: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw the invitation of sam@example.com' }));
    await expect(canvas.queryByText('sam@example.com')).toBeNull();
  },
};
export const Empty: Story = { parameters: { answers: { invitations: () => [] } }, play: shown('No invitations yet') };
export const Loading: Story = { parameters: { answers: { invitations: 'waits' } } };
export const Failed: Story = { parameters: { answers: { invitations: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Three, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Three, ...ARABIC };
export const Dark: Story = { ...Three, ...DARK };
