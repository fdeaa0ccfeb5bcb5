import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShareDialog } from '../../../elements/react/editor/share-dialog/share-dialog';
import { demoLink } from '../../story-account/answers/share-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ShareDialog> = {
  title: 'Account/Share dialog',
  component: ShareDialog,
  args: { projectId: 1, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ShareDialog>;

const TITLE = 'Summer menu at Juniper';
const dialog = async (element: HTMLElement, role = 'dialog') =>
  within(await within(element.ownerDocument.body).findByRole(role));
const linked = (change: Partial<typeof demoLink>) => ({
  projectShare: () => ({ title: TITLE, canShare: true, link: { ...demoLink, ...change }, comments: [] }),
});
const WITHOUT_LINK = { projectShare: () => ({ title: TITLE, canShare: true, link: null, comments: [] }) };

export const Link: Story = {
  play: async ({ canvasElement }) => {
    await shown('48 views')({ canvasElement });
    const own = await dialog(canvasElement);
    await expect(own.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=Summer%20menu.*share/),
    );
  },
};
export const Empty: Story = { parameters: { answers: WITHOUT_LINK }, play: shown('This video has no link yet') };
/** One press makes the link. */
export const CreatesALink: Story = {
  parameters: { answers: WITHOUT_LINK },
  play: async ({ canvasElement }) => {
    await shown('This video has no link yet')({ canvasElement });
    const own = await dialog(canvasElement);
    await userEvent.click(own.getByRole('button', { name: 'Create link' }));
    await shown('0 views')({ canvasElement });
    await waitFor(() => expect(own.getByLabelText('Link')).toHaveValue(demoLink.url));
  },
};
/** A password is typed in the open, and can be removed again. */
export const SetsAPassword: Story = {
  play: async ({ canvasElement }) => {
    await shown('No password needed.')({ canvasElement });
    const own = await dialog(canvasElement);
    await userEvent.click(own.getByRole('button', { name: 'Add password' }));
    await userEvent.type(own.getByLabelText('New password'), 'spring-2026');
    await userEvent.click(own.getByRole('button', { name: 'Save password' }));
    await shown('Visitors need a password to watch.')({ canvasElement });
    await userEvent.click(own.getByRole('button', { name: 'Remove password' }));
    await shown('No password needed.')({ canvasElement });
  },
};
/** A comment is answered, marked as done and deleted. */
export const AnswersComments: Story = {
  play: async ({ canvasElement }) => {
    await shown('Love this scene!')({ canvasElement });
    const own = await dialog(canvasElement);
    await userEvent.click(own.getByRole('button', { name: 'Answer' }));
    await userEvent.type(own.getByLabelText('Your answer to Noor'), 'Thank you!');
    await userEvent.click(own.getByRole('button', { name: 'Save answer' }));
    await shown('Thank you!')({ canvasElement });
    await userEvent.click(own.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(own.getAllByText('Done', { selector: 'span' })).toHaveLength(2));
    await userEvent.click(own.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
    const confirm = (await dialog(canvasElement, 'alertdialog')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(confirm).toBeVisible());
    await userEvent.click(confirm);
    await waitFor(() => expect(own.queryByText('Love this scene!')).toBeNull());
  },
};
export const TurnsOff: Story = {
  play: async ({ canvasElement }) => {
    await shown('48 views')({ canvasElement });
    const own = await dialog(canvasElement);
    await userEvent.click(own.getByRole('button', { name: 'Turn off link' }));
    const question = await dialog(canvasElement, 'alertdialog');
    const confirm = question.getByRole('button', { name: 'Turn off link' });
    await waitFor(() => expect(confirm).toBeVisible());
    await userEvent.click(confirm);
    await shown('This video has no link yet')({ canvasElement });
  },
};
export const NewerExport: Story = {
  parameters: { answers: linked({ isNewest: false }) },
  play: shown('You exported a newer version'),
};
export const Expired: Story = {
  parameters: { answers: linked({ isExpired: true, expiresAt: '2026-11-01T22:59:59.000Z', hasPassword: true }) },
  play: shown('This link has expired'),
};
export const NotExported: Story = {
  parameters: { answers: { projectShare: () => ({ title: TITLE, canShare: false, link: null, comments: [] }) } },
  play: shown('Export this video first'),
};
export const ChangeRefused: Story = {
  parameters: { answers: { updateShare: 'rate_limited' } },
  play: async ({ canvasElement }) => {
    await shown('48 views')({ canvasElement });
    const own = await dialog(canvasElement);
    await userEvent.click(own.getByLabelText('Let visitors download the video'));
    await waitFor(() => expect(own.getByRole('alert')).toBeVisible());
  },
};
export const Loading: Story = { parameters: { answers: { projectShare: 'waits' } } };
export const Failed: Story = { parameters: { answers: { projectShare: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { play: shown('48 views'), ...PHONE };
export const LongWords: Story = { play: shown('48'), ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { play: shown('48 views'), ...DARK };
