import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that is built. Files are named after their content, so that a changed file has a new address. */
export interface Output {
  /** Writes `bytes` as `<folder>/<name>-<hash>.<extension>` and returns that path. */
  write(folder: string, name: string, extension: string, bytes: Uint8Array | string): string;
  /** Writes under exactly this path. */
  writeAs(file: string, bytes: Uint8Array | string): void;
}

export function createOutput(root: string): Output {
  const writeAs = (file: string, bytes: Uint8Array | string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };
  return {
    write(folder, name, extension, bytes) {
      const file = `${folder}/${name}-${hashOf(bytes).slice(0, 12)}.${extension}`;
      writeAs(file, bytes);
      return file;
    },
    writeAs,
  };
}

/** SHA-256, hex. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
