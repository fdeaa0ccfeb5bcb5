import type { Ratio, Render } from '@spotreel/sdk/internal/contract';
import type { ReactNode } from 'react';
import type { PictureFormatChoiceProps } from './choices/picture-format';
import type { RatioChoiceProps } from './choices/ratio-choice';
import type { VideoChoiceProps } from './choices/video-choice';

/** Part of the dialog for an export on this device. */
export interface DeviceHalf {
  readonly body: ReactNode;
  /** The next step, in the dialog's foot. */
  readonly footer: ReactNode;
  readonly isRunning: boolean;
}

export interface RenderDialogProps {
  open: boolean;
  /** Frames of its exports can be saved as pictures. Absent: not offered. */
  projectId?: number | undefined;
  onOpenChange: (open: boolean) => void;
  /** Blender renders it. Default: false. */
  is3d?: boolean | undefined;
  width: number;
  height: number;
  durationSeconds: number;
  /** All exports, newest first. */
  renders: readonly Render[];
  /** Edits that the server does not have yet: no file shows them. */
  hasUnsavedEdits: boolean;
  /** Below a finished file. */
  feedback?: ReactNode;
  /** Reason why the last export could not be started, and the next step. */
  refusal?: ReactNode;
  /** Before an export: what is not finished in the video. */
  reminder?: ReactNode;
  /** Something in the video is surely wrong: the button says that it is exported all the same. Default: false. */
  hasErrors?: boolean | undefined;
  isRequesting: boolean;
  isCancelling: boolean;
  /** The ratios of the files. Absent: the project's alone. */
  ratios?: RatioChoiceProps | undefined;
  /** Ratios that are asked for once an export before them ends. Default: none. */
  waiting?: readonly Ratio[] | undefined;
  /** Signed address of a ZIP; `&renders=1,2` picks its files. Absent: not offered. */
  zipUrl?: string | null | undefined;
  /** The file format of an image; undefined for a video. */
  picture?: PictureFormatChoiceProps | undefined;
  /** The file of a video; undefined for an image. */
  video?: VideoChoiceProps | undefined;
  /** An export on this device, as the dialog's other half. Absent: not offered. */
  device?: DeviceHalf | undefined;
  /** One export for each of the ratios. */
  onRender: (ratios: readonly Ratio[]) => void;
  onCancel: () => void;
  /** Shares the finished file. Absent: not offered. */
  onShare?: (() => void) | undefined;
  /** A download has been started. */
  onDownload: () => void;
}
