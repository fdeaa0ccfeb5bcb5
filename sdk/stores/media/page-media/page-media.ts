/** Additions of a page around the editor: media of its own, and storage for uploads. */

/** Author and license of a file. */
export interface MediaCredit {
  readonly author: string;
  /** Page of the author. */
  readonly authorUrl?: string | undefined;
  /** Page of the file. */
  readonly pageUrl?: string | undefined;
  readonly license: string;
  /** Page of the license. */
  readonly licenseUrl?: string | undefined;
}

/** An image or a video that a source has found. */
export interface MediaSourceItem {
  /** Unique in its source. At most 500 characters. */
  readonly id: string;
  /** At most 200 characters. */
  readonly name: string;
  /** A small picture: http(s), `data:image/`, `blob:`, or a path of the page. */
  readonly thumbnailUrl: string;
  /**
   * An address at which the server fetches the file: public, http or https. Or the file itself. Or a function that answers one of both; it
   * is called once the item is picked.
   */
  readonly file: string | Blob | ((request: { signal: AbortSignal }) => Promise<string | Blob>);
  /** Pixels. */
  readonly width?: number | undefined;
  /** Pixels. */
  readonly height?: number | undefined;
  /** Seconds; videos. */
  readonly duration?: number | undefined;
  /** Kept with the copy in the account, and shown with it. */
  readonly origin?: MediaCredit | undefined;
}

/** Query of a search. */
export interface MediaSourceSearch {
  /** As it was typed. Empty: what the source recommends. */
  readonly query: string;
  readonly type: 'image' | 'video';
  /** `nextCursor` of the page before; null: the first page. */
  readonly cursor: string | null;
  /** Fires when the answer is no longer needed. */
  readonly signal: AbortSignal;
}

/** A page of results. */
export interface MediaSourcePage {
  /** At most 200. */
  readonly items: readonly MediaSourceItem[];
  /** Absent or null: there are no more. */
  readonly nextCursor?: string | null | undefined;
}

/** Images and videos of a page, such as those of a DAM. They appear as a tab of the media picker. */
export interface EditorMediaSource {
  /** Name of the tab, and of the source of a file. At most 40 characters. */
  readonly label: string;
  /** Answers a page of what was found. What it throws is shown as a failure that can be tried again. */
  search(search: MediaSourceSearch): Promise<MediaSourcePage>;
}

/** A file for the storage of a page. */
export interface PageUpload {
  readonly file: File;
  /** Fires when the upload is cancelled. */
  readonly signal: AbortSignal;
  /** Reports the share that has arrived, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Keeps an uploaded image or video in the storage of a page. Answers its public address, http or https: the server fetches the copy that
 * it renders from there.
 */
export type UploadTarget = (
  upload: PageUpload,
) => Promise<
  string | { readonly url: string; readonly origin?: (MediaCredit & { readonly source: string }) | undefined }
>;

/** Both are optional. */
export interface PageMedia {
  /** A tab of the media picker. */
  readonly mediaSource?: EditorMediaSource | undefined;
  /** Gets uploads before the server. */
  readonly uploadTarget?: UploadTarget | undefined;
}
