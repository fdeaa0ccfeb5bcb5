/** What cards of a list have in common: rows are planned with it before they are measured. */
export interface CardShape {
  /** px; columns are as many as fit. */
  readonly minWidth: number;
  /** width / height of the picture. */
  readonly pictureRatio: number;
  /** px below the picture, about. */
  readonly textHeight: number;
}
