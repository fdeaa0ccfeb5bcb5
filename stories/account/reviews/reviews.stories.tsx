import { IntegrationsPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof IntegrationsPage> = {
  title: 'Account/Reviews',
  component: IntegrationsPage,
  parameters: { page: 'screen', answers: { linkedIdentities: () => [] } },
  args: { providers: [], developerLink: undefined },
};
export default meta;
type Story = StoryObj<typeof IntegrationsPage>;

/** The dialog that adds reviews, with one kind of source. */
async function openKind(canvasElement: HTMLElement, kind: string) {
  const page = within(canvasElement.ownerDocument.body);
  const add = await page.findByRole('button', { name: 'Add reviews' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  const dialog = within(page.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: kind }));
  return dialog;
}

export const Sources: Story = {
  play: async (context) => {
    await shown('Café Morgenrot')(context);
    await waitFor(() => expect(context.canvas.getByText('Google · 5 reviews')).toBeVisible());
    await waitFor(() =>
      expect(context.canvas.getByText('Trustpilot does not respond.', { exact: false })).toBeVisible(),
    );
  },
};
/** A business at Google is searched by words. */
export const AddsAPlace: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Google');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Business name and city' }), 'café berlin{Enter}');
    await dialog.findByText('4.4 of 5 stars · 812 reviews');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Café Neu' }));
    await canvas.findByText('Café Neu');
    await waitFor(() => expect(canvas.getByText('Café Neu')).toBeVisible());
  },
};
export const FindsNoPlace: Story = {
  parameters: { answers: { linkedIdentities: () => [], reviewPlaces: () => [] } },
  play: async ({ canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Google');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Business name and city' }), 'nowhere{Enter}');
    await dialog.findByText('No business found. Check the spelling, or add the city.');
  },
};
/** A domain that the provider does not know stays in the form. */
export const ProviderFails: Story = {
  parameters: { answers: { linkedIdentities: () => [], createReviewUserSource: 'provider_unavailable' } },
  play: async ({ canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Trustpilot');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Website of your business' }), 'halo-lamps.com{Enter}');
    await dialog.findByText('This service does not respond. Try again in a few minutes.');
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('halo-lamps.com'));
  },
};
/** People see what a file is understood as before it is added. */
export const AddsAFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openKind(canvasElement, 'CSV or Excel file');
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('There is no input for files');
    await userEvent.upload(input, new File(['review\nGood'], 'summer.csv', { type: 'text/csv' }));
    await dialog.findByText('We found 3 reviews. The first ones:');
    await dialog.findByText('Row 4: The text is missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 reviews' }));
    await canvas.findByText('summer.csv');
  },
};
/** Changing the text asks for another look. */
export const PastesText: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Pasted text');
    const text = dialog.getByRole('textbox', { name: 'Reviews' });
    await userEvent.type(text, 'Lovely');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await dialog.findByRole('button', { name: 'Add 3 reviews' });
    await userEvent.type(text, '!');
    await dialog.findByRole('button', { name: 'Preview' });
  },
};
export const Deletes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Café Morgenrot' }));
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Café Morgenrot')).toBeNull());
  },
};
export const Empty: Story = {
  parameters: { answers: { linkedIdentities: () => [], reviewUserSources: () => [] } },
  play: shown('No reviews yet'),
};
export const Loading: Story = {
  parameters: { answers: { linkedIdentities: () => [], reviewUserSources: 'waits' } },
};
export const Failed: Story = {
  parameters: { answers: { linkedIdentities: () => [], reviewUserSources: 'internal' } },
  play: shown('Try again'),
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC, play: shown('Café Morgenrot') };
export const Dark: Story = { ...DARK, play: shown('Café Morgenrot') };
export const Phone: Story = { ...PHONE, play: shown('Café Morgenrot') };
