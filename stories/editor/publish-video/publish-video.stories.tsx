import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShareDialog } from '../../../elements/react/editor/share-dialog/share-dialog';
import { demoChannel, demoPublication, demoPublishing, YOUTUBE } from '../../story-account/answers/publishing-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const TITLE = 'Summer menu at Juniper';
const publications =
  (...list: readonly (typeof demoPublication)[]) =>
  () => ({
    title: TITLE,
    canPublish: true,
    publications: list,
  });
const SET_UP = {
  projectShare: () => ({ title: TITLE, canShare: true, link: null, comments: [] }),
  publishing: () => demoPublishing,
};

const meta: Meta<typeof ShareDialog> = {
  title: 'Account/Publish video',
  component: ShareDialog,
  args: { projectId: 1, onClose: fn() },
  parameters: { answers: SET_UP },
};
export default meta;
type Story = StoryObj<typeof ShareDialog>;

const answers = (change: object) => ({ parameters: { answers: { ...SET_UP, ...change } } });

/** The dialog that asks for the details. */
async function openDetails(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  const section = within(await page.findByRole('region', { name: 'Publish to YouTube' }));
  await userEvent.click(await section.findByRole('button', { name: 'Publish' }));
  const dialog = await page.findByRole('dialog', { name: 'Publish to YouTube' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Offered: Story = { play: shown('On your channel Juniper Kitchen') };
/** Without keys of the operator the dialog says nothing of platforms. */
export const NotSetUp: Story = {
  ...answers({ publishing: () => ({ platforms: [], connections: [] }) }),
  play: async ({ canvasElement }) => {
    await shown('This video has no link yet')({ canvasElement });
    await expect(within(canvasElement.ownerDocument.body).queryByText('Publish to YouTube')).toBeNull();
  },
};
export const NoChannel: Story = {
  ...answers({ publishing: () => ({ platforms: YOUTUBE, connections: [] }) }),
  play: shown('Connect YouTube'),
};
export const Details: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDetails(canvasElement);
    await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue(TITLE));
    await waitFor(() => expect(dialog.getByText('78 characters left')).toBeVisible());
  },
};
export const SeveralChannels: Story = {
  ...answers({
    publishing: () => ({
      platforms: YOUTUBE,
      connections: [demoChannel, { ...demoChannel, id: 4, name: 'Juniper Bar' }],
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDetails(canvasElement);
    await userEvent.selectOptions(dialog.getByLabelText('Channel'), 'Juniper Bar');
  },
};
/** From the details to the link. */
export const Publishes: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDetails(canvasElement);
    await userEvent.clear(dialog.getByLabelText('Title'));
    await userEvent.type(dialog.getByLabelText('Title'), 'Our summer menu');
    await userEvent.selectOptions(dialog.getByLabelText('Who can watch'), 'Public: everyone');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    const link = await dialog.findByRole('link', { name: 'Watch on YouTube' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', demoPublication.url);
    await waitFor(() => expect(dialog.getByText(/Public: everyone/)).toBeVisible());
  },
};
export const Uploading: Story = {
  ...answers({
    projectPublications: publications({ ...demoPublication, status: 'uploading', percentageComplete: 42, url: null }),
  }),
  play: shown('Uploading… 42%'),
};
const onItsWay = { ...demoPublication, status: 'uploading', percentageComplete: 12, url: null } as const;
const cancelled = { ...onItsWay, status: 'cancelled' } as const;
let isCancelled = false;
export const Cancels: Story = {
  ...answers({
    publishVideo: () => {
      isCancelled = false;
      return onItsWay;
    },
    cancelPublication: () => {
      isCancelled = true;
      return cancelled;
    },
    projectPublications: () => publications(isCancelled ? cancelled : onItsWay)(),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDetails(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel upload' }));
    await dialog.findByText('Upload canceled');
  },
};
export const Published: Story = {
  ...answers({ projectPublications: publications(demoPublication) }),
  play: shown('Published on Juniper Kitchen'),
};
/** YouTube makes videos private until it has reviewed the operator's project. */
export const MadePrivate: Story = {
  ...answers({ projectPublications: publications({ ...demoPublication, privacy: 'private' }) }),
  play: shown('Private: only you'),
};
export const Failed: Story = {
  ...answers({
    projectPublications: publications({
      ...demoPublication,
      status: 'failed',
      url: null,
      failure: {
        code: 'publishing_quota',
        message: 'The platform takes no more videos from this server today. Try again tomorrow.',
      },
    }),
  }),
  play: shown('The platform takes no more videos from this server today. Try again tomorrow.'),
};
export const Refused: Story = {
  ...answers({ publishVideo: 'publication_running' }),
  play: async ({ canvasElement }) => {
    const dialog = await openDetails(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await dialog.findByText('This video is already on its way to this channel.');
  },
};
export const ConnectAgain: Story = {
  ...answers({ publishing: () => ({ platforms: YOUTUBE, connections: [{ ...demoChannel, needsLogin: true }] }) }),
  play: async ({ canvasElement }) => {
    const dialog = await openDetails(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Connect again' })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled());
  },
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = {
  ...DARK,
  parameters: { answers: { ...SET_UP, projectPublications: publications(demoPublication) } },
  play: shown('Published on Juniper Kitchen'),
};
export const Phone: Story = {
  ...PHONE,
  play: async ({ canvasElement }) => {
    await openDetails(canvasElement);
  },
};
