/** Captions in the formats that players and platforms read: WebVTT and SubRip. */
import type { ExportCaption } from './captions-of';

export type CaptionFormat = 'vtt' | 'srt';

export function captionFile(captions: readonly ExportCaption[], format: CaptionFormat): string {
  const cues = captions.map(({ startSeconds, endSeconds, text }, index) => {
    const time = (seconds: number) => timeCode(seconds, format === 'vtt' ? '.' : ',');
    const content = format === 'vtt' ? escapeVtt(text) : text;
    return `${index + 1}\n${time(startSeconds)} --> ${time(endSeconds)}\n${content}\n`;
  });
  return `${format === 'vtt' ? 'WEBVTT\n\n' : ''}${cues.join('\n')}`;
}

/** `00:00:04.500`. */
function timeCode(seconds: number, separator: '.' | ','): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  const whole = Math.floor(ms / 1000) % 60;
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(whole, 2)}${separator}${part(ms % 1000, 3)}`;
}

/** A text is no markup of a cue, and no `-->`. */
function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
