import { strToU8, zipSync } from 'fflate';

interface SheetParts {
  readonly name: string;
  /** XML of its rows. */
  readonly rows: string;
  readonly state?: string;
}

interface WorkbookFileParts {
  readonly sheets: readonly SheetParts[];
  /** XML of shared texts. */
  readonly texts?: string;
  /** Formats of numbers, by the style of a cell. */
  readonly formats?: readonly string[];
  readonly isFrom1904?: boolean;
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The bytes of a workbook (XLSX) with these parts. */
export function workbookFile({ sheets, texts = '', formats = [], isFrom1904 = false }: WorkbookFileParts): Uint8Array {
  const links = sheets.map(
    (_, at) => `<Relationship Id="s${at}" Type="${TYPE}/worksheet" Target="worksheets/${at}.xml"/>`,
  );
  const others = ['sharedStrings', 'styles'].map(
    (kind) => `<Relationship Id="${kind}" Type="${TYPE}/${kind}" Target="/xl/${kind}.xml"/>`,
  );
  const names = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" state="${state}" r:id="s${at}"/>`,
  );
  const own = formats.map((format, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(format)}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`);
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${TYPE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[...links, ...others].join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
  };
  sheets.forEach(({ rows }, at) => {
    files[`xl/worksheets/${at}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A row of texts in its cells. */
export function textRow(number: number, ...texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
}
