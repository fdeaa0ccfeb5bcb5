/** Format of numbers and days of a workbook. */

/** Format of numbers. */
export interface NumberWriting {
  /** Language of people who read them, such as `de`. Undefined: programs read them, with points and ISO dates. */
  readonly language: string | undefined;
  /** Days count from 1904, as in workbooks of old Macs. */
  readonly isFrom1904: boolean;
}

/** A part of a format: code, such as `#,##0` or `dd`, or letters that are shown. */
export interface FormatPart {
  readonly isCode: boolean;
  readonly text: string;
}
