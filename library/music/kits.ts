/** All kits, in the order in which they are offered. */
import brightSteps from './bright-steps/kit.json';
import frontPorch from './front-porch/kit.json';
import ironMile from './iron-mile/kit.json';
import type { MusicKitSource } from './kit';
import nightDrive from './night-drive/kit.json';
import oddSocks from './odd-socks/kit.json';
import slowBloom from './slow-bloom/kit.json';
import windowSeat from './window-seat/kit.json';

export const musicKitSources: readonly MusicKitSource[] = [
  brightSteps,
  slowBloom,
  nightDrive,
  frontPorch,
  windowSeat,
  ironMile,
  oddSocks,
];
