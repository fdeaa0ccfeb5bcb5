import type { BatchCreate, BatchField } from '@spotreel/sdk/internal/contract';
import { type CellFinding, checkRows, imageCells, isImageLink } from '@spotreel/sdk/internal/project';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { invalidFields } from '../platform/http/api-error';
import { namedImages } from './named-images';

/** Findings that an error names. */
const NAMED = 100;

/** Throws `validation_failed` with `rows.<index>.<field>` for each value that does not fit its field. */
export async function checkBatchValues(
  db: Database,
  user: Owner,
  { rows, emptyValues = 'refuse' }: BatchCreate,
  fields: readonly BatchField[],
): Promise<void> {
  const known = new Set(fields.map(({ key }) => key));
  const unknown = rows.flatMap(({ values }, row) =>
    Object.keys(values).flatMap((key) => (known.has(key) ? [] : [`rows.${row}.${key}`])),
  );
  if (unknown.length > 0) {
    throw invalidFields(Object.fromEntries(unknown.slice(0, NAMED).map((path) => [path, ['Unknown field']])));
  }
  const values = rows.map((row) => row.values);
  const names = imageCells(values, fields).filter((cell) => !isImageLink(cell));
  const files = await namedImages(db, user, names);
  const findings = checkRows(values, fields, { emptyValues, isFile: (name) => files.has(name) });
  if (findings.length === 0) return;
  const details = findings
    .slice(0, NAMED)
    .map((finding) => [`rows.${finding.row}.${finding.field.key}`, [wordsOf(finding)]]);
  throw invalidFields(Object.fromEntries(details));
}

function wordsOf({ problem, field }: CellFinding): string {
  if (problem.code === 'empty') return 'Is empty';
  if (problem.code === 'too_long') return `At most ${field.maxLength} characters`;
  return problem.code === 'color_unknown' ? 'Not a color' : 'Neither a link nor one of your images';
}
