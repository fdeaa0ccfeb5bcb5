import { type DeviceFormat, formatFacts } from '@spotreel/sdk/internal/export';

/** Chromium's dialog for the place of a file, as far as it is used here; the DOM's types do not have it. */
interface SavingWindow {
  showSaveFilePicker?(options: {
    suggestedName: string;
    types: { accept: Record<string, string[]> }[];
  }): Promise<FileSystemFileHandle>;
}

/** Asks for a place where the browser can; undefined: it cannot, and the finished file is downloaded. */
export async function chooseDestination(
  suggestedName: string,
  format: DeviceFormat,
): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  const { mimeType, fileEnding } = formatFacts(format);
  try {
    const types = [{ accept: { [mimeType]: [fileEnding] } }];
    return await (window as SavingWindow).showSaveFilePicker?.({ suggestedName, types });
  } catch (thrown) {
    const isAnswer = thrown instanceof DOMException && thrown.name === 'AbortError';
    return isAnswer ? 'cancelled' : undefined; // a frame of another origin may not ask
  }
}

/** The browser's dialog makes the file before there is anything in it. Never rejects: one that stays is empty. */
export async function removeEmptyFile(destination: FileSystemFileHandle | undefined): Promise<void> {
  const handle = destination as (FileSystemFileHandle & { remove?(): Promise<void> }) | undefined;
  try {
    if (handle && (await handle.getFile()).size === 0) await handle.remove?.();
  } catch {
    // the user has moved or removed it
  }
}

/** The name of the video without what file systems refuse. */
export function fileNameOf(name: string, format: DeviceFormat): string {
  const plain = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return `${plain || 'video'}${formatFacts(format).fileEnding}`;
}
