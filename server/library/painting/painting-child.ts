/** The program that paints pictures of the library, as a child with a low priority. It takes names of files. */
import { fork } from 'node:child_process';

/** Answer for each file. */
export interface PaintedAnswer {
  readonly file: string;
  /** Absent: the picture is there. */
  readonly error?: string;
  /** Error code of the system, such as `EROFS`. */
  readonly code?: string;
}

export interface PaintingChild {
  paint(file: string): void;
  close(): void;
}

export interface PaintingChildEvents {
  answered(answer: PaintedAnswer): void;
  /** It has ended although it was not closed: what it was painting is lost. */
  died(): void;
}

/** `program`: the built `paint-library.mjs`. */
export function startPaintingChild(program: string, { answered, died }: PaintingChildEvents): PaintingChild {
  const child = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { PATH: process.env.PATH } });
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    died();
  };
  child.on('message', (answer) => answered(answer as PaintedAnswer));
  child.on('error', end);
  child.on('exit', end);
  return {
    // a failed send ends in 'exit' too
    paint: (file) => void child.send({ file }, () => undefined),
    close() {
      isOver = true;
      child.kill('SIGKILL');
    },
  };
}
