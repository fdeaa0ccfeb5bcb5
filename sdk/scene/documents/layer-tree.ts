import type { LottieAnimation, LottieLayer } from '../lottie';

/** Rewrites every layer of the document, those of its precomps included; one layer may become several, or none. */
export function mapLayers(
  animation: LottieAnimation,
  map: (layer: LottieLayer) => readonly LottieLayer[],
): LottieAnimation {
  return {
    ...animation,
    layers: animation.layers.flatMap(map),
    assets: animation.assets.map((asset) => (asset.layers ? { ...asset, layers: asset.layers.flatMap(map) } : asset)),
  };
}

/** Every layer, those of precomps included. */
export function layersOf(animation: LottieAnimation): LottieLayer[] {
  return [...animation.layers, ...animation.assets.flatMap(({ layers }) => layers ?? [])];
}

/** The layers of the document, then those of each precomp in the order of the assets. */
export function compositionsOf(animation: LottieAnimation): (readonly LottieLayer[])[] {
  return [animation.layers, ...animation.assets.flatMap(({ layers }) => (layers ? [layers] : []))];
}
