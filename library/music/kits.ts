/** All kits, in the order in which they are offered. */
import brightSteps from './bright-steps/kit.json';
import type { MusicKitSource } from './kit';

export const musicKits: readonly MusicKitSource[] = [brightSteps];
