import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that is built. Files are named after their content or what they are painted from, so that a changed file has a new address. */
export interface Output {
  /** Writes `bytes` as `<folder>/<name>-<hash>.<extension>`, unless it is there, and returns that path. */
  write(folder: string, name: string, extension: string, bytes: Uint8Array | string): string;
  /** Writes under exactly this path. */
  writeAs(file: string, bytes: Uint8Array | string): void;
  /** Takes over a file of an earlier build, or one that is painted later; false when it is not there. */
  keep(file: string): boolean;
  /** Removes files of earlier builds that this one has neither written nor kept. */
  removeOthers(): void;
}

export function createOutput(root: string): Output {
  const own = new Set<string>();
  const writeAs = (file: string, bytes: Uint8Array | string) => {
    own.add(file);
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // a process that is ended halfway leaves no half file under a name that says what is in it
    const part = `${target}.${process.pid}.part`;
    writeFileSync(part, bytes);
    renameSync(part, target);
  };
  const keep = (file: string) => {
    own.add(file);
    return existsSync(path.join(root, file));
  };
  return {
    write(folder, name, extension, bytes) {
      const file = `${folder}/${name}-${hashOf(bytes).slice(0, 12)}.${extension}`;
      if (!keep(file)) writeAs(file, bytes);
      return file;
    },
    writeAs,
    keep,
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
