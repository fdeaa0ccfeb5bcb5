declare module 'linebreak' {
  /** Finds the places at which Unicode (UAX #14) lets a line end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
