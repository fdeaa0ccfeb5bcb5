import type { CutOutMaker, StockOrigin } from '@spotreel/sdk/internal/contract';
import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { CropPart } from '../crop-part';
import type { AcceptedMedia } from '../inspection/file-kind';

/** How a file is looked at. */
export interface FileRequest {
  readonly accept: AcceptedMedia;
  /** The point that stays in view. Default: a job finds it. */
  readonly focus?: FocusPoint | undefined;
  /** Default: that of a form. */
  readonly videoLimitBytes?: number | undefined;
  /** Of a film that was made of a picture: clear parts of that are black in it. Default: false. */
  readonly hasLostAlpha?: boolean | undefined;
  /** Longer side of a picture's preview, px. Default 512. */
  readonly previewPx?: number | undefined;
}

/** A file with the account that sends it. */
export interface OwnedFileRequest extends FileRequest {
  readonly account: number;
}

/** What is known of a file before it is looked at. */
export interface NewMedia extends FileRequest {
  /** As the user called it. */
  readonly name: string;
  /** What comes with a template belongs to the tenant, not to who imported it. */
  readonly sourceType: 'upload' | 'ingredient_bound' | 'template';
  /** What it was cut out of. */
  readonly sourceMediaId?: number | undefined;
  /** Which part of that. */
  readonly crop?: CropPart | undefined;
  /** Default: false. */
  readonly withoutBackground?: boolean | undefined;
  /** What found the edges, where there is no background. */
  readonly cutOutBy?: CutOutMaker | undefined;
  readonly folderId?: number | undefined;
  /** What it was copied from. */
  readonly stockKey?: string | undefined;
  readonly origin?: StockOrigin | undefined;
  /** Default: false. */
  readonly isNameMark?: boolean | undefined;
}
