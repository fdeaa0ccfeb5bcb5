import type { DeviceFormat, SupportedFormat } from '@spotreel/sdk/export';

export interface DeviceExportChoice {
  readonly format: DeviceFormat;
  readonly isTransparent: boolean;
}

/** Default choice of an export. */
export const FIRST_DEVICE_CHOICE: DeviceExportChoice = { format: 'mp4', isTransparent: false };

/** Choice in a format that this browser writes; undefined if it writes none, or is not asked yet. */
export function writableChoice(
  formats: readonly SupportedFormat[] | undefined,
  chosen: DeviceExportChoice,
): DeviceExportChoice | undefined {
  const [first] = formats ?? [];
  if (!first) return undefined;
  const isWritten = formats?.some(({ format }) => format === chosen.format);
  return isWritten ? chosen : { ...chosen, format: first.format };
}
