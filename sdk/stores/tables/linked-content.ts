import type { TableChoices, TableContent } from '../../table/read-table';
import type { TableWarningCode } from '../../table/table';
import type { StoreContext } from '../store-context';

/** The table at an address, which the server fetches. Rejects as calls do. */
export async function contentOfLink(
  context: StoreContext,
  url: string,
  { separator, encoding, sheet }: TableChoices,
  signal: AbortSignal,
): Promise<TableContent> {
  const choices = {
    ...(separator !== undefined && { separator }),
    ...(encoding !== undefined && { encoding }),
    ...(sheet !== undefined && { sheet }),
  };
  const body = { url, language: context.language(), ...choices };
  const { columns, rows, rowNumbers, warnings, isCut, ...read } = await (await context.accounts()).readTableLink({
    body,
    signal,
  });
  const unusual = warnings.map((warning) => ({ ...warning, code: warning.code as TableWarningCode }));
  return {
    table: { columns, rows, rowNumbers, warnings: unusual, isCut },
    separator: read.separator ?? undefined,
    encoding: read.encoding ?? undefined,
    isGuess: read.isGuess,
    sheets: read.sheets,
    sheet: read.sheet,
  };
}
