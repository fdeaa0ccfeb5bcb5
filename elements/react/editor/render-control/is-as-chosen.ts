import type { Render, RenderChoices } from '@spotreel/sdk/internal/contract';

/** True if the file matches the choices; a choice that is left out matches every file. */
export function isAsChosen({ format, ratio, output }: Render, choices: RenderChoices): boolean {
  if (choices.format !== undefined && choices.format !== format) return false;
  if (choices.ratio !== undefined && choices.ratio !== ratio) return false;
  const made = { resolution: output?.resolution, quality: output?.quality, frameRate: output?.frameRate };
  const isOther = (name: keyof typeof made) => choices[name] !== undefined && choices[name] !== made[name];
  if (isOther('resolution') || isOther('quality') || isOther('frameRate')) return false;
  return choices.transparent === undefined || choices.transparent === (output?.transparent ?? false);
}
