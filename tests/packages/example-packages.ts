import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Packages that an example names, with their versions. */
export function packagesOf(example: string): Record<string, string> {
  const text = readFileSync(path.join('examples', example, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
  return { ...dependencies, ...devDependencies };
}
