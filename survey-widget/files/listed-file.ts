/** One file of a question, in the list under it. */
export interface ListedFile {
  readonly name: string;
  /** The share that is uploaded, 0 to 1. */
  readonly progress: number;
  /** The address at which the service keeps the file. Undefined: the upload is not complete. */
  readonly url?: string;
  /** Stops the upload. It also identifies the file among files of the same name. */
  readonly life: AbortController;
}
