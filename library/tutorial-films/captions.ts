/** WebVTT: what each scene of a film says, while it says it. */

export interface Caption {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ startSeconds, endSeconds, text }) => {
    return `${timestamp(startSeconds)} --> ${timestamp(endSeconds)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function timestamp(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
