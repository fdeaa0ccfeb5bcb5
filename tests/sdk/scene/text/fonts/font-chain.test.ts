import { expect, test } from 'vitest';
import { collectFonts } from '../../../../../library/fonts/collect';
import { createFontChains } from '../../../../../sdk/scene/text/fonts/font-chain';

const { manifest } = collectFonts();

test('families that nobody knows share one chain, whatever they are called', () => {
  const chainFor = createFontChains(manifest);
  const chains = Array.from({ length: 50 }, (_, index) =>
    chainFor('Sale', { fontFamily: `Unknown ${index}`, fontWeight: 400 }),
  );
  expect(new Set(chains).size).toBe(1);
  expect(chainFor('Sale', { fontFamily: 'lora', fontWeight: 400 })).not.toBe(chains[0]);
});
