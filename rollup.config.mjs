// @ts-check
/**
 * Every bundle of Spotreel, by part. `npm run build` (`build/main.mjs`) writes the parts that have changed to dist/;
 * `npm run build:packages` writes the published packages to the dist/ of each.
 */
import { packages } from './build/bundles/packages.mjs';
import { onwarn } from './build/bundles/plugins.mjs';
import { programs } from './build/bundles/programs.mjs';
import { site } from './build/bundles/site.mjs';

/** @typedef {import('rollup').RollupOptions} RollupOptions */

/** A part of several bundles is built as a whole. @param {Record<string, RollupOptions | RollupOptions[]>} parts @returns {Record<string, RollupOptions[]>} */
const listed = (parts) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, [part].flat().map((bundle) => ({ ...bundle, onwarn }))]),
  );

export const bundles = listed({ ...programs, ...site });
export const packageBundles = listed(packages);

export default [...Object.values(bundles), ...Object.values(packageBundles)].flat();
