import { withMergedPaths } from '@spotreel/sdk/internal/node/painter';
import {
  atSceneRate,
  bakedDocument,
  FRAMES_PER_SECOND,
  fromFrameZero,
  fromOldVersion,
  isObject,
  type LottieAnimation,
  type TemplateProblem,
  templateProblems,
} from '@spotreel/sdk/internal/scene';
import type { PackageFindings } from '../../media/findings/findings';

export interface ReadScene {
  /** At 30 frames a second, from frame 0; undefined while it does not hold together. */
  readonly animation: LottieAnimation | undefined;
  readonly problems: readonly TemplateProblem[];
}

/** A document of whatever rate and first frame, converted to those of scenes; `findings` hears of the conversion. */
export function readLottieScene(json: unknown, file: string, findings: PackageFindings): ReadScene {
  const upgraded = isObject(json) ? fromOldVersion(json) : json;
  const current = isObject(upgraded) ? bakedDocument(upgraded) : upgraded;
  const found = sceneOf(current, templateProblems(current));
  const { animation } = found;
  if (!animation) return found;
  if (upgraded !== json) findings.note('version_upgraded', UPGRADED, { file });
  if (animation === current) return found;
  const scene = sceneOf(animation, templateProblems(animation));
  if (scene.animation) noteConversion(current as LottieAnimation, file, findings);
  return scene;
}

const UPGRADED = 'The file was exported by an old version of Bodymovin. We converted it; check that it looks right.';

function noteConversion({ fr, ip }: LottieAnimation, file: string, findings: PackageFindings): void {
  const rate = Math.round(fr * 1000) / 1000;
  const rateMessage = `We converted the frame rate from ${rate} to 30 fps. The timing stays the same.`;
  if (fr !== FRAMES_PER_SECOND) findings.note('frame_rate_converted', rateMessage, { file });
  const message = `The work area starts at frame ${ip}. We moved it to start at 0.`;
  if (ip !== 0) findings.note('first_frame_moved', message, { file });
}

function sceneOf(json: unknown, problems: readonly TemplateProblem[]): ReadScene {
  const isBroken = problems.some(({ kind }) => kind === 'broken');
  return { problems, animation: isBroken ? undefined : converted(json as LottieAnimation) };
}

function converted(animation: LottieAnimation): LottieAnimation {
  return withMergedPaths(fromFrameZero(atSceneRate(animation)));
}
