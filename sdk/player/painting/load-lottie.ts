import type { LottieModule } from './lottie-internals';

let loading: Promise<LottieModule> | undefined;

/** The light SVG build of lottie-web (no expressions, no effects, no eval), fetched when the first picture is shown. */
export async function loadLottie(): Promise<LottieModule> {
  loading ??= import('lottie-web/build/player/esm/lottie_light.min.js').then(
    ({ default: lottie }) => lottie as unknown as LottieModule,
  );
  try {
    return await loading;
  } catch (thrown) {
    loading = undefined; // the next player may find the network back
    throw thrown;
  }
}
