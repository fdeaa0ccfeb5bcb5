import { expect, it } from 'vitest';
import { WIPE_CLASS, wipePartOf } from '../../../../sdk/scene/transitions/wipe-layers';
import { PackageFindings } from '../../../../server/media/findings/findings';
import { readLottieScene } from '../../../../server/template-package/lottie/read-scene';
import { documentOf } from '../../fixtures/template-package';

it('keeps the classes of wipes, whatever it converts', () => {
  const { layers, ...document } = documentOf('landscape');
  const [layer] = layers;
  const classed = Object.values(WIPE_CLASS).map((cl, index) => ({ ...layer, ind: 100 + index, cl }));
  const old = { ...document, v: '5.5.0', fr: 25, ip: 5, layers: [...classed, ...layers] };
  const findings = new PackageFindings();
  const { animation } = readLottieScene(old, 'lottie/landscape.json', findings);
  expect(findings.list.map(({ code }) => code).sort()).toEqual([
    'first_frame_moved',
    'frame_rate_converted',
    'version_upgraded',
  ]);
  expect(animation?.layers.map(wipePartOf)).toEqual(['arrival', 'ahead', 'cover', ...layers.map(() => undefined)]);
});
