/** Lottie files that others have published, as npm packages bring them: icons, product illustrations, films. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface RealFile {
  /** `package/file`, without what all files of a package share. */
  readonly name: string;
  read(): Record<string, unknown>;
}

const require = createRequire(import.meta.url);

const FOLDERS = [
  ['react-useanimations', 'react-useanimations/package.json', 'lib'],
  ['cds-lottie-files', '@coinbase/cds-lottie-files/package.json', 'esm'],
  ['lottie-web', 'lottie-web/package.json', 'test/animations'],
] as const;

/** A file of weather, which one of the animations reads. */
const NO_ANIMATION = 'footage_0';

export function realFiles(): RealFile[] {
  return FOLDERS.flatMap(([name, manifest, inside]) => {
    const folder = path.join(path.dirname(require.resolve(manifest)), inside);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.json') && !file.includes(NO_ANIMATION),
    );
    return files.sort().map((file) => ({
      name: `${name}/${nameOf(file)}`,
      read: () => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>,
    }));
  });
}

/** `heart/heart.json` and `heart.json` are `heart`, `footage/data.json` is `footage`. */
function nameOf(file: string): string {
  const [first = ''] = file.split(path.sep);
  return path.basename(first, '.json');
}
