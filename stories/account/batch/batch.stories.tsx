import { BatchScreen, BatchStart } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { batchOf, demoRow } from '../../story-account/answers/batch-answers';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { pageOf } from '../../story-account/page-of';
import { shown } from '../../story-account/shown';

const screen = (
  <BatchScreen
    batchId={4}
    projectLink={linkOf}
    backLink={(label, className) => linkOf(0, label, className)}
    onDeleted={() => {}}
    notFound={<p>This table doesn’t exist</p>}
  />
);

const meta: Meta<typeof BatchStart> = {
  title: 'Account/Bulk create',
  component: BatchStart,
  parameters: { page: 'screen' },
  args: { batchLink: linkOf, onCreated: () => {} },
};
export default meta;
type Story = StoryObj<typeof BatchStart>;

const waiting = { timeout: 10_000 };
const paste = async (canvas: ReturnType<typeof within>, text: string) => {
  await canvas.findByText(/editable fields/, {}, waiting);
  await userEvent.click(canvas.getByLabelText('Paste cells from your spreadsheet'));
  await userEvent.paste(text);
  await canvas.findByRole('heading', { name: 'Match columns to fields' }, waiting);
};
const long = 'x'.repeat(200);

/** Choice of the base of the videos, and the place of the table. */
export const Start: Story = { play: shown('Summer menu') };
/** Columns are matched by name; one cell is too long, the other rows can be created. */
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await paste(
      canvas,
      `Video name\tHeadline\tPrice\nIced coffee\tIced coffee\t3\nLemonade\t${long}\t4\nCake\tCarrot cake\t5`,
    );
    await expect(await canvas.findByText('1 of 3 rows have errors')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Not used')).toBeVisible());
    await expect(canvas.getByText('2 columns are matched')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create 2 videos' })).toBeEnabled());
  },
};
/** The first rows are painted, and the videos created. */
export const PreviewsAndCreates: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, 'Video name\tHeadline\nIced coffee\tIced coffee\nLemonade\tLemonade');
    const previews = await canvas.findByRole('list', { name: 'Previews' }, waiting);
    await waitFor(() => expect(within(previews).getAllByRole('img')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Create 2 videos' }));
  },
};
const fromShop = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByText(/editable fields/, {}, waiting);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Data source' }), 'Products of a shop');
};
/** The products of a feed of the account become rows; what is not in the table is named. */
export const OfAShop: Story = {
  play: async ({ canvas }) => {
    await fromShop(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Load products' }));
    await expect(await canvas.findByText('halo-lamps.com: 3 rows, 7 columns')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('The feed has 731 products. We took the first 500.')).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'Match columns to fields' }, waiting)).toBeVisible();
  },
};
/** A feed at an address; two of its entries cannot be read. */
export const OfAnAddress: Story = {
  play: async ({ canvas }) => {
    await fromShop(canvas);
    const from = await canvas.findByRole('combobox', { name: 'Products from' });
    await userEvent.selectOptions(from, 'Link to a shop or feed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link to a shop or feed' }), 'my-shop.com{Enter}');
    await expect(await canvas.findByText('my-shop.com: 3 rows, 7 columns')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('We can’t use 1 entry:')).toBeVisible());
  },
};
/** The shop does not answer. */
export const ShopError: Story = {
  parameters: { answers: { readProducts: 'url_unreachable' } },
  play: async ({ canvas }) => {
    await fromShop(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Load products' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const OfAShopOnAPhone: Story = { ...OfAShop, ...PHONE };
/** A quotation mark is never closed: the rows are read, and the place is named. */
export const OpenQuotationMark: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, 'Name,Headline\n"One,Two');
    await expect(await canvas.findByText(/never closed/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { recipes: 'waits', batches: 'waits' } } };
export const Failed: Story = { parameters: { answers: { recipes: 'internal' } }, play: shown('Try again') };
export const NoTablesYet: Story = { parameters: { answers: { batches: () => pageOf([]) } } };
export const OnAPhone: Story = { ...WithErrors, ...PHONE };
export const Dark: Story = { ...WithErrors, ...DARK };
export const RightToLeft: Story = { ...Start, ...ARABIC };
export const LongWords: Story = { ...Start, ...LONG_WORDS };

/** Videos in every state. */
export const Working: Story = { render: () => screen, play: shown('Iced coffee') };
/** The account may export no more this month. */
export const Halted: Story = {
  render: () => screen,
  parameters: {
    answers: {
      batch: () =>
        batchOf(4, 'Summer menu', [demoRow(1, 'Iced coffee', { exportStatus: 'waiting' })], {
          status: 'halted',
          halt: { code: 'render_limit', message: 'Render limit exceeded.' },
        }),
    },
  },
  play: shown('Render limit exceeded.'),
};
/** Everything is exported: one ZIP has it all. */
export const Finished: Story = {
  render: () => screen,
  parameters: {
    answers: {
      batch: () => {
        const done = { exportStatus: 'done', percentageComplete: 100, isCurrent: true, downloadUrl: '/v.mp4' } as const;
        return batchOf(4, 'Summer menu', [demoRow(1, 'Iced coffee', done), demoRow(2, 'Lemonade', done)]);
      },
    },
  },
  play: shown('Download ZIP'),
};
const startBatch = fn(() => batchOf(4, 'Summer menu', []));
/** Finished videos are exported to another type of file. */
export const ExportsAsAnotherFile: Story = {
  render: () => screen,
  parameters: { answers: { ...Finished.parameters?.answers, startBatch } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as another file' }, waiting));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.selectOptions(await within(dialog).findByLabelText('File type'), 'webm');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export all' }));
    const output = { format: 'webm', resolution: '1080p', quality: 'standard', frameRate: 30 };
    const body = { export: true, output };
    await waitFor(() => expect(startBatch).toHaveBeenCalledWith(expect.objectContaining({ body }), expect.anything()));
  },
};
/** The choices of an export are there once the videos are to be exported. */
export const ExportsAtOnce: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, 'Video name\tHeadline\nIced coffee\tIced coffee\nLemonade\tLemonade');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Export the videos right away' }));
    await expect(await canvas.findByLabelText('File type')).toBeVisible();
  },
};
export const ExportsAtOnceOnAPhone: Story = { ...ExportsAtOnce, ...PHONE };
export const AsksBeforeDeleting: Story = {
  render: () => screen,
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete table' }, waiting));
    const dialog = await body.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const NotFound: Story = {
  render: () => screen,
  parameters: { answers: { batch: 'not_found' } },
  play: shown('This table doesn’t exist'),
};
export const WorkingOnAPhone: Story = { ...Working, ...PHONE };
export const WorkingDark: Story = { ...Working, ...DARK };
