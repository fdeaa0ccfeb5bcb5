/** An animation in the time of scenes: 30 frames a second, from frame 0. */
import { atSceneRate, type LottieAnimation, type LottieLayer, type LottieProperty } from '@spotreel/sdk/internal/scene';

const WHOLE = 'spotreel-whole';

/** The document has to be a sound one. Its layers may begin and end between two frames, the whole does not. */
export function toSceneTime(animation: LottieAnimation): LottieAnimation {
  const retimed = atSceneRate(animation);
  const { ip } = retimed;
  const op = Math.max(1, Math.round(retimed.op - ip));
  return ip === 0 ? { ...retimed, op } : fromZero(retimed, op);
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
