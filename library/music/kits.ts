/** All kits, in the order in which they are offered. */
import type { MusicKitSource } from './kit';

export const musicKits: readonly MusicKitSource[] = [];
