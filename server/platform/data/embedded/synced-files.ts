/**
 * The files of PGlite, made safe against a power cut: by default it runs without fsync, and its file system has none.
 * `embedded.test.ts` proves that the hook is called; it leans on the internals of the pinned version.
 */
import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  readonly nfd: number;
}

interface NodeFsModule {
  readonly NODEFS: { stream_ops: { fsync?: (stream: OpenFile) => void } };
}

/** `onSync` is called after each flush to the disk. */
export class SyncedFiles extends NodeFS {
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: unknown) => {
      (module as NodeFsModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        this.#onSync();
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }
}

/** `-F` is "no fsync". */
export const SYNCED_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
