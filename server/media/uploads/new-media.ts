import type { CutOutMaker, StockOrigin } from '@spotreel/sdk/internal/contract';
import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { CropPart } from '../crop-part';
import type { AcceptedMedia } from '../inspection/file-kind';

/** Options of inspecting a file. */
export interface FileRequest {
  readonly accept: AcceptedMedia;
  /** The point that stays in view. Default: a job finds it. */
  readonly focus?: FocusPoint | undefined;
  /** Default: that of a form. */
  readonly videoLimitBytes?: number | undefined;
  /** True for a film of a picture with clear parts, which are black in it. Default: false. */
  readonly hasLostAlpha?: boolean | undefined;
  /** Longer side of a picture's preview, px. Default 512. */
  readonly previewPx?: number | undefined;
}

/** A file with the account that sends it. */
export interface OwnedFileRequest extends FileRequest {
  readonly account: number;
}

/** Facts of a file before it is inspected. */
export interface NewMedia extends FileRequest {
  /** As the user called it. */
  readonly name: string;
  /** Source. A file of a template belongs to the tenant, not to the person who imported it. */
  readonly sourceType: 'upload' | 'ingredient_bound' | 'template';
  /** Source of a cutout. */
  readonly sourceMediaId?: number | undefined;
  /** Part of that source. */
  readonly crop?: CropPart | undefined;
  /** Default: false. */
  readonly withoutBackground?: boolean | undefined;
  /** Method that found the edges, if there is no background. */
  readonly cutOutBy?: CutOutMaker | undefined;
  readonly folderId?: number | undefined;
  /** Key of the source of a copy. */
  readonly stockKey?: string | undefined;
  readonly origin?: StockOrigin | undefined;
  /** Default: false. */
  readonly isNameMark?: boolean | undefined;
}
