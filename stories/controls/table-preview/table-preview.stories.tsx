import { useSpotreel } from '@spotreel/elements/react';
import { createTableReading } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TablePreview } from '../../../elements/react/controls/table-preview/table-preview';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

interface TablePreviewStoryProps {
  /** Bytes of a file; a text is pasted. */
  content: Uint8Array | string;
}

function ReadPreview({ content }: TablePreviewStoryProps) {
  const spotreel = useSpotreel();
  const [reading] = useState(() => createTableReading(spotreel, { isForPeople: true }));
  useEffect(() => {
    if (typeof content === 'string') void reading.paste(content);
    else void reading.readFile(new File([content as BlobPart], 'menu.csv'));
  }, [reading, content]);
  return <TablePreview reading={reading} />;
}

const MENU = 'Video name\tHeadline\tPrice\nIced coffee\tCold and strong\t3\nLemonade\t27" glass\t4';
/** `name;headline`, `Lódź;Zażółć` in Windows-1250. */
const POLISH = Uint8Array.from([
  ...new TextEncoder().encode('name;headline\nLod'),
  0x9f,
  ...new TextEncoder().encode(';Za'),
  0xbf,
  0xf3,
  0xb3,
  0xe6,
]);

const meta: Meta<typeof ReadPreview> = {
  title: 'Account/Table preview',
  component: ReadPreview,
  parameters: { without: { states: 'loading', why: 'A table of a story is read within a frame.' }, page: 'column' },
  args: { content: MENU },
};
export default meta;
type Story = StoryObj<typeof ReadPreview>;

/** Pasted cells with an inch sign. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '27" glass' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Columns are separated by' })).toHaveValue('\t');
  },
};
/** A file that does not name its encoding: people look at the letters, and can change it. */
export const Encoding: Story = {
  args: { content: POLISH },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Zażółć' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Encoding' }), 'windows-1252');
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Za¿ó³æ' })).toBeVisible());
  },
};
/** A quotation mark is never closed, and a row has more cells than there are headings. */
export const Unusual: Story = {
  args: { content: 'Name,Headline\n"One,Two\nThree,Four,Five' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Row 2: a quotation mark is never closed/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Column 3' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { content: 'Name,Headline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This table has no rows.');
  },
};
export const Refused: Story = {
  args: { content: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('has a password');
  },
};
export const OnAPhone: Story = { ...PHONE };
export const Dark: Story = { args: { content: POLISH }, ...DARK };
export const RightToLeft: Story = { args: { content: POLISH }, ...ARABIC };
export const LongWords: Story = { args: { content: `Name,Headline\nA,${'Long '.repeat(60)}` }, ...LONG_WORDS };
