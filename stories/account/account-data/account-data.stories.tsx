import { DataPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof DataPage> = {
  title: 'Account/Your data',
  component: DataPage,
  args: { onDeleted: fn() },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof DataPage>;

export const Ready: Story = { play: shown('Export my data') };
export const Making: Story = {
  parameters: {
    answers: {
      dataExports: () => [
        {
          id: 2,
          status: 'running',
          percentageComplete: 40,
          sizeBytes: null,
          downloadUrl: null,
          expiresAt: null,
          createdAt: '2026-11-20T08:00:00.000Z',
        },
      ],
    },
  },
  play: shown('Your export is being made. We’ll email you when it’s ready.'),
};
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Type your email address to confirm' }),
      'dana@example.com',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledTimes(1));
  },
};
/** The message is at the field. */
export const AnotherAddress: Story = {
  parameters: { answers: { deleteAccount: 'email_not_own' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const email = dialog.getByRole('textbox', { name: 'Type your email address to confirm' });
    await userEvent.type(email, 'somebody@example.com{Enter}');
    await expect(email).toBeInvalid();
  },
};
export const Empty: Story = { parameters: { answers: { dataExports: () => [] } }, play: shown('Make an export') };
export const Loading: Story = { parameters: { answers: { dataExports: 'waits' } } };
export const Failed: Story = { parameters: { answers: { dataExports: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Ready, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Ready, ...DARK };
