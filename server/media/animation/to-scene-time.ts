/** An animation in the time of scenes: 30 frames a second, from frame 0. */
import { FRAMES_PER_SECOND } from '../../../sdk/scene/composition';
import type { LottieAnimation, LottieLayer, LottieProperty } from '../../../sdk/scene/lottie';

const WHOLE = 'spotreel-whole';

/** The document has to be a sound one. Its layers may begin and end between two frames. */
export function toSceneTime(animation: LottieAnimation): LottieAnimation {
  const factor = FRAMES_PER_SECOND / animation.fr;
  const retimed = factor === 1 ? animation : (rescaled(animation, factor) as LottieAnimation);
  const { ip, op } = retimed;
  const ends = Math.max(1, Math.round(op - ip));
  return ip === 0 ? { ...retimed, op: ends } : fromZero(retimed, ends);
}

/** Everything stays where it is in time, inside of a composition that starts earlier. */
function fromZero(animation: LottieAnimation, op: number): LottieAnimation {
  const { ip, w, h, layers, assets } = animation;
  const ks = { o: still(100), r: still(0), p: still([0, 0, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]) };
  const whole: LottieLayer = { ty: 0, ind: 1, nm: 'Whole', refId: WHOLE, w, h, ip: 0, op, st: -ip, ks };
  return { ...animation, ip: 0, op, layers: [whole], assets: [...assets, { id: WHOLE, layers }] };
}

function still(k: number | readonly number[]): LottieProperty {
  return { a: 0, k };
}

/** In a layer. Times of a time remap are seconds, and stay. */
const LAYER_TIMES = ['ip', 'op', 'st'] as const;

function rescaled(value: unknown, factor: number, isKeyframe = false): unknown {
  if (Array.isArray(value)) return value.map((item) => rescaled(item, factor, isKeyframe));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) result[key] = rescaled(item, factor, key === 'k');
  if (isKeyframe && typeof result.t === 'number') result.t *= factor;
  if ('ks' in result || 'layers' in result)
    for (const name of LAYER_TIMES) if (typeof result[name] === 'number') result[name] *= factor;
  if ('fr' in result && 'layers' in result) result.fr = FRAMES_PER_SECOND;
  return result;
}
