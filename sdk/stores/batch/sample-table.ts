import type { BatchBase } from '../../contract/batch/batch';
import type { BatchTable } from './batch-table';

/** An address that shows what goes into an image cell. */
const SAMPLE_LINK = 'https://example.com/image.jpg';

/** A table that fills every field of the base: `nameColumn`, then the fields by their labels, with what the base has. */
export function sampleTable({ name, fields }: BatchBase, nameColumn: string): BatchTable {
  const values = fields.map(({ kind, value }) => (kind === 'image' ? SAMPLE_LINK : value));
  return {
    columns: [nameColumn, ...fields.map(({ label }) => label)],
    rows: [1, 2].map((number) => [`${name} ${number}`, ...values]),
  };
}
