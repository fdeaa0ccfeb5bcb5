/** Formats of an export on this device. */

/** `mp4`: H.264. `webm`: VP9, with transparency where it is asked for. `png`: a ZIP of one PNG a frame. */
export type DeviceFormat = 'mp4' | 'webm' | 'gif' | 'png';

/** Every format, the most usual one first. */
export const EXPORT_FORMATS = ['mp4', 'webm', 'gif', 'png'] as const satisfies readonly DeviceFormat[];

/** MIME type, extension and contents of a file format. */
export interface FormatFacts {
  readonly mimeType: string;
  /** With its dot. */
  readonly fileEnding: string;
  readonly hasSound: boolean;
  /** Frames may be seen through. */
  readonly hasTransparency: boolean;
}

const FACTS: Readonly<Record<DeviceFormat, FormatFacts>> = {
  mp4: { mimeType: 'video/mp4', fileEnding: '.mp4', hasSound: true, hasTransparency: false },
  webm: { mimeType: 'video/webm', fileEnding: '.webm', hasSound: true, hasTransparency: true },
  gif: { mimeType: 'image/gif', fileEnding: '.gif', hasSound: false, hasTransparency: false },
  png: { mimeType: 'application/zip', fileEnding: '.zip', hasSound: false, hasTransparency: true },
};

/** Facts about a format, the same in every browser. */
export function formatFacts(format: DeviceFormat): FormatFacts {
  return FACTS[format];
}
