/** Tables: one reader for every file, pasted text and workbook, and one writer of CSV that is safe in spreadsheets. */
export { type DecodedText, type DecodingOptions, decodeText } from './encoding/decode-text';
export { TEXT_ENCODINGS, type TextEncoding } from './encoding/encodings';
export { readTableFile, readTableText, type TableChoices, type TableContent, type TableOptions } from './read-table';
export { tableAddress } from './sheet-link';
export {
  TABLE_BYTES,
  TABLE_LIMITS,
  type Table,
  TableFault,
  type TableFaultCode,
  type TableLimits,
  type TableWarning,
  type TableWarningCode,
} from './table';
export { SEPARATORS } from './text/find-separator';
export { finish, inSlices, type SliceOptions, type Work } from './work';
export { BYTE_ORDER_MARK, csvLine, plainCsvLine } from './write-csv';
