/**
 * Paints the pictures of the library that its build has left out, while the server runs. Pictures that a page shows come first.
 * None is begun while exports or people's own pictures are painted. Each picture is written whole, so that a server that is killed goes on
 * at its next start. Of several servers on one build, one paints.
 */
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type FolderLock, FolderLockedError, lockFolder } from '../../platform/data/folder-lock';
import type { Log } from '../../platform/log/log';
import { type PaintedAnswer, type PaintingChild, startPaintingChild } from './painting-child';
import { createWaitingPictures, type WaitingPictures } from './waiting-pictures';

export interface LibraryPainter {
  /** A page shows the picture: it is painted next. False for a file that will not be painted. `file`: its path below the library. */
  ask(file: string): boolean;
  /** Returns at once. */
  start(): void;
  close(): Promise<void>;
}

export interface LibraryPainterOptions {
  /** The built library. */
  readonly folder: string;
  /** The built `paint-library.mjs`. */
  readonly program: string;
  /** While it answers true, no picture is begun. */
  readonly isBusy: () => boolean;
  readonly log: Log;
  /** Called once, when all are painted; not where none was missing, or one could not be painted. */
  readonly onPainted?: (count: number) => void;
  /** Milliseconds until a busy server, or one whose library another one paints, looks again. Default 500. */
  readonly lookMs?: number;
}

/** Tries of a picture. */
const MOST_TRIES = 2;
/** Deaths of the child after which the next start of the server goes on. */
const MOST_DEATHS = 5;
/** Error codes of a folder that cannot be written. */
const UNWRITABLE: ReadonlySet<string> = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']);

/** Reads what is missing. A library without a plan of its pictures misses none. */
export async function openLibraryPainter(options: LibraryPainterOptions): Promise<LibraryPainter> {
  const painter = new BackgroundPainter(options, createWaitingPictures(await missingPictures(options.folder)));
  return {
    ask: (file) => painter.ask(file),
    start: () => painter.start(),
    close: () => painter.close(),
  };
}

/** Stills first, which lists show at once. */
async function missingPictures(folder: string): Promise<string[]> {
  const plan = await readFile(path.join(folder, 'pictures.json'), 'utf8').catch(() => '{}');
  const planned = Object.entries(JSON.parse(plan) as Record<string, { readonly kind: string }>);
  const names = await readdir(folder, { recursive: true });
  const there = new Set(names.map((name) => name.split(path.sep).join('/')));
  const missing = planned.filter(([file]) => !there.has(file));
  const isMoving = ([, { kind }]: (typeof missing)[number]) => kind === 'motion';
  return [...missing.filter((one) => !isMoving(one)), ...missing.filter(isMoving)].map(([file]) => file);
}

class BackgroundPainter {
  readonly #options: LibraryPainterOptions;
  readonly #waiting: WaitingPictures;
  readonly #tries = new Map<string, number>();
  readonly #wanted: number;
  #child: PaintingChild | undefined;
  #lock: FolderLock | undefined;
  #timer: NodeJS.Timeout | undefined;
  #deaths = 0;
  #hasFailed = false;
  #isClosed = false;

  constructor(options: LibraryPainterOptions, waiting: WaitingPictures) {
    this.#options = options;
    this.#waiting = waiting;
    this.#wanted = waiting.count();
  }

  ask(file: string): boolean {
    return this.#waiting.ask(file);
  }

  start(): void {
    if (this.#waiting.count() > 0) void this.#begin();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#child?.close();
    await this.#lock?.release();
    this.#lock = undefined;
  }

  async #begin(): Promise<void> {
    const { folder, log } = this.#options;
    try {
      this.#lock = await lockFolder(folder);
    } catch (error) {
      if (error instanceof FolderLockedError) return this.#later(() => void this.#lookAgain());
      log.warn({ err: error }, 'pictures of the library are missing and cannot be painted here');
      return this.#waiting.clear();
    }
    if (this.#isClosed) return this.close();
    this.#fill();
  }

  /** Another server paints: what it has painted waits no more, and if it is gone, this one goes on. */
  async #lookAgain(): Promise<void> {
    const missing = new Set(await missingPictures(this.#options.folder).catch(() => []));
    const painted = this.#waiting.files().filter((file) => !missing.has(file));
    for (const file of painted) this.#waiting.remove(file);
    if (this.#waiting.count() > 0) await this.#begin();
  }

  /** As many at a time as there are cores. */
  #fill(): void {
    if (this.#isClosed) return;
    if (this.#waiting.count() === 0) void this.#end();
    else if (this.#options.isBusy()) this.#later(() => this.#fill());
    else this.#handOut();
  }

  #handOut(): void {
    this.#child ??= this.#startChild();
    while (this.#waiting.taken() < availableParallelism()) {
      const file = this.#waiting.take();
      if (file === undefined) return;
      this.#child.paint(file);
    }
  }

  #startChild(): PaintingChild {
    return startPaintingChild(this.#options.program, {
      answered: (answer) => this.#onAnswer(answer),
      died: () => this.#onDeath(),
    });
  }

  #onAnswer({ file, error, code }: PaintedAnswer): void {
    const { log } = this.#options;
    if (code !== undefined && UNWRITABLE.has(code)) {
      log.warn({ file, error }, 'pictures of the library are missing and cannot be written here');
      this.#giveUp();
    } else if (error === undefined || this.#isLastTry(file)) {
      if (error !== undefined) {
        this.#hasFailed = true;
        log.error({ file, error }, 'a picture of the library could not be painted');
      }
      this.#waiting.remove(file);
    } else this.#child?.paint(file);
    this.#fill();
  }

  #isLastTry(file: string): boolean {
    const tries = (this.#tries.get(file) ?? 0) + 1;
    this.#tries.set(file, tries);
    return tries >= MOST_TRIES;
  }

  /** A native crash takes the child with it; the pictures that it was painting come last then. */
  #onDeath(): void {
    this.#child = undefined;
    this.#deaths += 1;
    this.#options.log.warn({ deaths: this.#deaths }, 'the painter of the library has died');
    this.#waiting.giveBack();
    if (this.#deaths >= MOST_DEATHS) this.#giveUp();
    this.#later(() => this.#fill());
  }

  /** Until the next start. */
  #giveUp(): void {
    this.#hasFailed = true;
    this.#waiting.clear();
  }

  async #end(): Promise<void> {
    this.#child?.close();
    this.#child = undefined;
    const isOwn = this.#lock !== undefined;
    await this.#lock?.release();
    this.#lock = undefined;
    if (isOwn && !this.#hasFailed) this.#options.onPainted?.(this.#wanted);
  }

  #later(work: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(work, this.#options.lookMs ?? 500).unref();
  }
}
