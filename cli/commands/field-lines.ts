/** A field of a video, as the tools answer it. */
export interface ShownField {
  readonly key: string;
  readonly label: string;
  readonly maxLength: number | null;
  readonly value: string;
  readonly isSample: boolean;
}

/** A line for each field: how it is set, and what it shows now. */
export function fieldLines(fields: readonly ShownField[]): string[] {
  return fields.map(({ key, label, maxLength, value, isSample }) => {
    const most = maxLength === null ? '' : `, at most ${maxLength} characters`;
    return `${key}  ${label}${most}${isSample ? ' (sample)' : ''}: ${JSON.stringify(value)}`;
  });
}
