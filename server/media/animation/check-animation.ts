/** Rules for an uploaded animation: all that the painter knows, of a size that a scene can carry. */
import { withMergedPaths } from '@spotreel/sdk/internal/node/painter';
import {
  bakedDocument,
  fromOldVersion,
  isFiniteNumber,
  isObject,
  isPositive,
  type Json,
  type LottieAnimation,
  listOf,
  type TemplateProblem,
  templateProblems,
} from '@spotreel/sdk/internal/scene';
import { ApiError } from '../../platform/http/api-error';
import { invalid } from './invalid-animation';
import { toSceneTime } from './to-scene-time';

/** As long as any scene can last, doubled. */
const MOST_SECONDS = 60;
/** Longest side in px: twice the canvas. */
const MOST_PX = 4096;
/** A longer list helps no reader. */
const MOST_MESSAGES = 12;

/** Problems that are repaired before the second look: by `toSceneTime` and by `withMergedPaths`. */
const CONVERTED = new Set(['frame rate', 'duration', 'merge paths']);

/**
 * In the time of scenes, without what only other players need. `fonts`: families that texts may have, lower case.
 * Throws `animation_invalid` for what does not hold together, `animation_unsupported` for what the painter does not know; `details` has why, by layer.
 */
export function checkedAnimation(json: unknown, fonts: ReadonlySet<string>): LottieAnimation {
  if (!isObject(json) || !Array.isArray(json.layers) || !isFiniteNumber(json.ip) || !isFiniteNumber(json.op))
    throw invalid(['It is not a Lottie animation.']);
  if (!isPositive(json.fr) || !isPositive(json.w) || !isPositive(json.h) || json.op <= json.ip)
    throw invalid(['It has no size, no frame rate or no length.']);
  const own = bakedDocument(fromOldVersion(withoutTheirs(json)));
  // Before anything is made of it: what is nested too deeply or is too large must not be walked through.
  refuse(templateProblems(own).filter(({ kind, feature }) => kind === 'broken' || !CONVERTED.has(feature)));
  const animation = withMergedPaths(toSceneTime(own as unknown as LottieAnimation));
  refuse([...templateProblems(animation), ...beyondLimits(animation), ...foreignFonts(animation, fonts)]);
  return animation;
}

/** Markers, the glyphs of players without fonts, and slots: none of them is used here. */
function withoutTheirs({ chars: _chars, markers: _markers, slots: _slots, ...document }: Json): Json {
  const assets = listOf(document.assets).map((asset) => {
    if (!isObject(asset) || asset.sid === undefined) return asset;
    const { sid: _sid, ...rest } = asset;
    return rest;
  });
  return { ...document, assets };
}

function beyondLimits({ w, h, op }: LottieAnimation): TemplateProblem[] {
  const refused = (feature: string, message: string): TemplateProblem[] => [
    { kind: 'unsupported', layer: '', feature, message },
  ];
  return [
    ...(Math.max(w, h) > MOST_PX ? refused('size', `It is ${w} × ${h} px; ${MOST_PX} px a side are the most.`) : []),
    ...(op > MOST_SECONDS * 30 ? refused('duration', `It lasts longer than ${MOST_SECONDS} seconds.`) : []),
  ];
}

/** Another font would change the picture: the author should turn such a text into outlines. */
function foreignFonts({ fonts, layers, assets }: LottieAnimation, known: ReadonlySet<string>): TemplateProblem[] {
  const all = [...layers, ...assets.flatMap((asset) => asset.layers ?? [])];
  if (!all.some(({ ty }) => ty === 5)) return [];
  const families = (fonts?.list ?? []).map(({ fFamily }) => String(fFamily));
  return [...new Set(families)].flatMap((family): TemplateProblem[] =>
    known.has(family.toLowerCase())
      ? []
      : [
          {
            kind: 'unsupported',
            layer: '',
            feature: 'font',
            message: `The font "${family}" is not available. Convert the text to outlines.`,
          },
        ],
  );
}

function refuse(problems: readonly TemplateProblem[]): void {
  if (problems.length === 0) return;
  const details: Record<string, string[]> = {};
  for (const { layer, message } of problems.slice(0, MOST_MESSAGES)) {
    const place = layer || 'document';
    details[place] = [...(details[place] ?? []), message];
  }
  const isBroken = problems.some(({ kind }) => kind === 'broken');
  throw new ApiError(isBroken ? 'animation_invalid' : 'animation_unsupported', { details });
}
