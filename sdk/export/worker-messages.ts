/**
 * Messages between a page and its export worker. The worker writes one file at a time. It asks the page for what it
 * needs, piece by piece. A page may read files that a worker out of a blob may not, and only pages have Web Audio.
 */

import type { ExportErrorCode } from '../base/error-codes';
import type { CompiledScene, Composition } from '../scene/composition';
import type { PlacedMusic } from '../scene/soundtrack/plan';
import type { StereoSamples } from '../scene/soundtrack/stereo';
import type { DeviceFormat } from './export-format';
import type { VideoCodecChoice } from './support/video-codec';

export interface ExportRequest {
  /** Its scenes are asked for one by one. */
  readonly film: Omit<Composition, 'scenes'> & { readonly sceneCount: number };
  readonly format: DeviceFormat;
  /** Leaves out backgrounds that are a color. */
  readonly isTransparent: boolean;
  /** The bit rate of the picture, without sound. */
  readonly bitsPerSecond: number | undefined;
  /** Undefined for formats without a video codec. */
  readonly video: VideoCodecChoice | undefined;
  /** Undefined: without sound. */
  readonly audio: 'aac' | 'opus' | undefined;
  /** Target file; undefined: a file of the browser's own. */
  readonly destination: FileSystemFileHandle | undefined;
}

/** Questions of the worker, and their answers. */
export interface WorkerQuestions {
  scene: { readonly asked: { readonly index: number }; readonly answer: CompiledScene };
  file: { readonly asked: { readonly address: string }; readonly answer: Blob };
  /** `partSamples`: see `DecodeMusic`. */
  sound: {
    readonly asked: { readonly music: PlacedMusic; readonly partSamples: number | undefined };
    readonly answer: StereoSamples;
  };
}

export type WorkerQuestion = {
  [Kind in keyof WorkerQuestions]: { readonly kind: Kind } & WorkerQuestions[Kind]['asked'];
}[keyof WorkerQuestions];

export interface WorkerFailure {
  readonly code: ExportErrorCode | 'aborted';
  readonly message: string;
}

export type ToExportWorker =
  | { readonly type: 'export'; readonly request: ExportRequest }
  | {
      readonly type: 'answer';
      readonly askId: number;
      readonly answer: WorkerQuestions[keyof WorkerQuestions]['answer'];
    }
  | ({ readonly type: 'refusal'; readonly askId: number } & WorkerFailure)
  | { readonly type: 'cancel' };

export type FromExportWorker =
  | { readonly type: 'ready' }
  /** A worker out of a blob cannot import the file. */
  | { readonly type: 'unstartable' }
  | { readonly type: 'ask'; readonly askId: number; readonly question: WorkerQuestion }
  | { readonly type: 'progress'; readonly framesDone: number }
  /** `file` is undefined where there is a destination. */
  | {
      readonly type: 'done';
      readonly file: Blob | undefined;
      readonly storedName: string | undefined;
      readonly bytes: number;
    }
  | ({ readonly type: 'failed' } & WorkerFailure);
