/** Destination of the bytes of a file. */
export interface FileSink {
  /** Length of the file so far. */
  readonly bytes: number;
  /** `position` may lie before the end: heads of files are written last. */
  write(data: Uint8Array<ArrayBuffer>, position: number): Promise<void> | void;
  finish(): Promise<FinishedFile>;
  /** Leaves nothing behind. Never rejects. */
  abort(): Promise<void>;
}

export interface FinishedFile {
  /** Undefined where the user chose the place. */
  readonly file: Blob | undefined;
  /** Name in the browser's own file system, which has to be removed once the file was saved. */
  readonly storedName: string | undefined;
}
