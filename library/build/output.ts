import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that is built. Files are named after their content, so that a changed file has a new address. */
export interface Output {
  /** Writes `bytes` as `<folder>/<name>-<hash>.<extension>`, unless it is there, and returns that path. */
  write(folder: string, name: string, extension: string, bytes: Uint8Array | string): string;
  /** Writes under exactly this path. */
  writeAs(file: string, bytes: Uint8Array | string): void;
  /** Takes a file of an earlier build over; false when it is not there. */
  keep(file: string): boolean;
  /** A file that was written or kept. */
  read(file: string): Uint8Array;
  /** Removes files of earlier builds that this one has neither written nor kept. */
  removeOthers(): void;
}

export function createOutput(root: string): Output {
  const own = new Set<string>();
  const writeAs = (file: string, bytes: Uint8Array | string) => {
    own.add(file);
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // a build that is ended halfway leaves no half file under a name that says what is in it
    writeFileSync(`${target}.part`, bytes);
    renameSync(`${target}.part`, target);
  };
  const keep = (file: string) => {
    if (!existsSync(path.join(root, file))) return false;
    own.add(file);
    return true;
  };
  return {
    write(folder, name, extension, bytes) {
      const file = `${folder}/${name}-${hashOf(bytes).slice(0, 12)}.${extension}`;
      if (!keep(file)) writeAs(file, bytes);
      return file;
    },
    writeAs,
    keep,
    read: (file) => readFileSync(path.join(root, file)),
    removeOthers() {
      for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (entry.isFile() && !own.has(path.relative(root, file).split(path.sep).join('/'))) rmSync(file);
      }
    },
  };
}

/** SHA-256, hex. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
