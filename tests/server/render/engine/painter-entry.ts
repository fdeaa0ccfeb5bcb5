/** The painter script for tests: bundled once a run from the sources, so that no build has to come first. */
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProgram } from '../../../../build/program.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface PainterEntry {
  readonly path: string;
  remove(): Promise<void>;
}

/** It is inside the checkout, where Node finds the packages that the painter imports. */
export async function buildPainter(): Promise<PainterEntry> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.painter-'));
  const outfile = path.join(folder, 'painter.mjs');
  await buildProgram({ entryPoints: [path.join(root, 'server/render/engine/painter/main.ts')], outfile });
  return { path: outfile, remove: () => rm(folder, { recursive: true, force: true }) };
}
