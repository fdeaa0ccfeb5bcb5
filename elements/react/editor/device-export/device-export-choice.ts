import type { DeviceFormat, SupportedFormat } from '@spotreel/sdk/export';

export interface DeviceExportChoice {
  readonly format: DeviceFormat;
  readonly isTransparent: boolean;
}

/** What is made if nothing else is chosen. */
export const FIRST_DEVICE_CHOICE: DeviceExportChoice = { format: 'mp4', isTransparent: false };

/** What was chosen, in a format that this browser writes; undefined where it writes none, or is not asked yet. */
export function writableChoice(
  formats: readonly SupportedFormat[] | undefined,
  chosen: DeviceExportChoice,
): DeviceExportChoice | undefined {
  const [first] = formats ?? [];
  if (!first) return undefined;
  const isWritten = formats?.some(({ format }) => format === chosen.format);
  return isWritten ? chosen : { ...chosen, format: first.format };
}
