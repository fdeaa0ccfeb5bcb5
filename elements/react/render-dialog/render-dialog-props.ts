import type { Render } from '@spotreel/sdk/contract';
import type { ReactNode } from 'react';
import type { PictureFormatChoiceProps } from './picture-format';

/** What the dialog shows for an export on this device. */
export interface DeviceHalf {
  readonly body: ReactNode;
  /** The next step, in the dialog's foot. */
  readonly footer: ReactNode;
}

export interface RenderDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  width: number;
  height: number;
  durationSeconds: number;
  /** All exports, newest first. */
  renders: readonly Render[];
  /** Edits that the server does not have yet: no file shows them. */
  hasUnsavedEdits: boolean;
  /** Below a finished file. */
  feedback?: ReactNode;
  /** Why the last export could not be started, and what to do. */
  refusal?: ReactNode;
  /** Before an export: what is not finished in the video. */
  reminder?: ReactNode;
  isRequesting: boolean;
  isCancelling: boolean;
  /** The file format of an image; undefined for a video. */
  picture?: PictureFormatChoiceProps | undefined;
  /** An export on this device, as the dialog's other half. Absent: not offered. */
  device?: DeviceHalf | undefined;
  onRender: () => void;
  onCancel: () => void;
  /** Shares the finished file. Absent: not offered. */
  onShare?: (() => void) | undefined;
  /** A download has been started. */
  onDownload: () => void;
}
