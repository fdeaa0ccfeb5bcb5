import { IntegrationsPage } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof IntegrationsPage> = {
  title: 'Account/Products',
  component: IntegrationsPage,
  parameters: { page: 'screen', answers: { linkedIdentities: () => [] } },
  args: { providers: [], developerLink: undefined },
};
export default meta;
type Story = StoryObj<typeof IntegrationsPage>;

/** The dialog that adds products, with one kind of source. */
async function openKind(canvasElement: HTMLElement, kind: string) {
  const page = within(canvasElement.ownerDocument.body);
  const add = await page.findByRole('button', { name: 'Add products' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  const dialog = within(page.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: kind }));
  return dialog;
}

export const Feeds: Story = {
  play: async (context) => {
    await shown('halo-lamps.com')(context);
    await waitFor(() => expect(context.canvas.getByText('Shopify shop · 48 products')).toBeVisible());
    await waitFor(() => expect(context.canvas.getByText('The link returned status 500.')).toBeVisible());
  },
};
/** People see what a shop is understood as before it is added. */
export const AddsAShop: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Shopify shop');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Shop address' }), 'my-shop.com{Enter}');
    await dialog.findByText('We found 3 products. The first ones:');
    await waitFor(() => expect(dialog.getByText('€249 · A tall light for quiet corners.')).toBeVisible());
    await dialog.findByText('Entry 7: The price is not a number.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 products' }));
    await canvas.findByText('my-shop.com');
  },
};
/** Another address asks for another look. */
export const ChangesTheAddress: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Feed link');
    const address = dialog.getByRole('textbox', { name: 'Link to the feed' });
    await userEvent.type(address, 'https://shop.test/feed.xml{Enter}');
    await dialog.findByRole('button', { name: 'Add 3 products' });
    await userEvent.type(address, '2');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Add 3 products' })).toBeNull());
  },
};
export const AddressFails: Story = {
  parameters: { answers: { linkedIdentities: () => [], checkProductFeed: 'url_forbidden' } },
  play: async ({ canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Feed link');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Link to the feed' }), 'http://10.0.0.1{Enter}');
    await dialog.findByText('This link cannot be used.');
  },
};
const LAMP = { description: '', price: null, regularPrice: null, url: null, imageUrl: null };
/** A table that does not say its encoding: people see the letters, and choose. What they chose is added. */
export const ChoosesAnEncoding: Story = {
  parameters: {
    answers: {
      linkedIdentities: () => [],
      checkProductFeed: ({ body }: { body: unknown }) => {
        const { encoding = 'windows-1252' } = body as { encoding?: string };
        const name = encoding === 'windows-1250' ? 'Żółty kubek' : '¯ó³ty kubek';
        const first = [{ ...LAMP, name }];
        return { format: 'csv', encoding, isGuess: true, count: 1, first, unreadable: 0, problems: [] };
      },
      createProductFeed: ({ body }: { body: unknown }) => {
        const { kind, url, encoding } = body as { kind: 'address'; url: string; encoding?: string };
        const at = '2026-11-01T08:00:00.000Z';
        const name = `Read as ${encoding}`;
        return { id: 9, kind, name, url, encoding, products: 1, problem: null, refreshedAt: at, createdAt: at };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openKind(canvasElement, 'Feed link');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Link to the feed' }), 'https://shop.test/a.csv{Enter}');
    await dialog.findByText('¯ó³ty kubek');
    const choice = dialog.getByRole('combobox', { name: 'Encoding' });
    await expect(choice).toHaveValue('windows-1252');
    await userEvent.selectOptions(choice, 'windows-1250');
    await dialog.findByText('Żółty kubek');
    await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toBe(choice);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 product' }));
    await canvas.findByText('Read as windows-1250');
  },
};
export const AddsAFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openKind(canvasElement, 'File');
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('There is no input for files');
    await userEvent.upload(input, new File(['name\nLamp'], 'shop.csv', { type: 'text/csv' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 3 products' }));
    await canvas.findByText('shop.csv');
  },
};
export const Deletes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete halo-lamps.com' }));
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('halo-lamps.com')).toBeNull());
  },
};
export const Empty: Story = {
  parameters: { answers: { linkedIdentities: () => [], productFeeds: () => [] } },
  play: shown('No products yet'),
};
export const Loading: Story = { parameters: { answers: { linkedIdentities: () => [], productFeeds: 'waits' } } };
export const Failed: Story = {
  parameters: { answers: { linkedIdentities: () => [], productFeeds: 'internal' } },
  play: shown('Try again'),
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC, play: shown('halo-lamps.com') };
export const Dark: Story = { ...DARK, play: shown('halo-lamps.com') };
export const Phone: Story = { ...PHONE, play: shown('halo-lamps.com') };
