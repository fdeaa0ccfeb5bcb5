import { checkTemplate, type TemplateProblem } from '../../../sdk/scene/check/check-template';
import type { LottieAnimation } from '../../../sdk/scene/lottie';
import { atSceneRate } from '../../../sdk/scene/scene-rate';
import type { PackageFindings } from '../findings';

export interface ReadScene {
  /** At 30 frames a second; undefined while it does not hold together. */
  readonly animation: LottieAnimation | undefined;
  readonly problems: readonly TemplateProblem[];
}

/** A document of whatever rate, converted to that of scenes; `findings` hears of the conversion. */
export function readScene(json: unknown, file: string, findings: PackageFindings): ReadScene {
  const found = sceneOf(json, checkTemplate(json));
  const { animation } = found;
  if (!animation || animation === json) return found;
  const { fr } = json as LottieAnimation;
  const converted = sceneOf(animation, checkTemplate(animation));
  const rate = Math.round(fr * 1000) / 1000;
  const message = `It runs at ${rate} frames a second; every time was converted to 30 and stays at its second.`;
  if (converted.animation) findings.note('frame_rate_converted', message, { file });
  return converted;
}

function sceneOf(json: unknown, problems: readonly TemplateProblem[]): ReadScene {
  const isBroken = problems.some(({ kind }) => kind === 'broken');
  return { problems, animation: isBroken ? undefined : atSceneRate(json as LottieAnimation) };
}
