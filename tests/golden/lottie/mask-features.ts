/** Small documents for masks of exports. */
import type { Feature } from '../features';
import { changing, from, LEAF, mask, masked, SMALL, SQUARE, scene, still } from './parts';

const square = still(SQUARE as never);
const small = still(SMALL as never);
const leaf = still(LEAF as never);

export const maskFeatures: readonly Feature[] = [
  // lottie-web knows no feather
  { ...scene('a mask with a soft edge', [masked(mask('a', square, { f: still([40, 40]) }))]), differs: 'page' },
  // as above
  {
    ...scene('an inverted mask whose edge gets soft', [
      masked(mask('a', leaf, { inv: true, f: from([0, 0], [60, 60]) })),
    ]),
    differs: 'page',
  },
  // Skottie leaves such a mask out
  {
    ...scene('a soft mask that takes away', [masked(mask('a', square), mask('s', small, { f: still([30, 30]) }))]),
    differs: 'both',
  },
  // Skottie knows no expansion
  { ...scene('a mask that expands', [masked(mask('a', square, { x: from([0], [40]) }))]), differs: 'skottie' },
  // lottie-web keeps the corners of a square round the edge
  { ...scene('a mask that shrinks', [masked(mask('a', leaf, { x: from([0], [-50]) }))]), differs: 'both' },
  // one knows no feather, the other no expansion
  {
    ...scene('a soft mask that expands', [masked(mask('a', leaf, { x: still(30), f: still([20, 20]) }))]),
    differs: 'both',
  },
  // lottie-web adds the mask, Skottie leaves it out
  {
    ...scene('a mask that lightens', [masked(mask('a', square, { o: still(40) }), mask('l', leaf, { o: still(70) }))]),
    differs: 'both',
  },
  // as above
  {
    ...scene('a mask that darkens', [masked(mask('a', square, { o: still(80) }), mask('d', leaf, { o: still(50) }))]),
    differs: 'both',
  },
  // lottie-web adds the mask
  { ...scene('a mask that differs', [masked(mask('a', square), mask('f', changing))]), differs: 'page' },
  scene('one mask that differs from nothing', [masked(mask('f', square))]),
  scene('one mask that intersects', [masked(mask('i', leaf))]),
  // lottie-web adds the mask, Skottie takes the two for chances
  {
    ...scene('a half transparent mask that differs', [
      masked(mask('a', square, { o: still(80) }), mask('f', leaf, { o: still(60) })),
    ]),
    differs: 'both',
  },
];
