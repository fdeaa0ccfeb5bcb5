import type { RowRange } from './row-range';

/** Cards a frame: a row of a wide window. Fewer make no shorter frames, only more: most of a frame's time is its own. */
const A_FRAME = 4;
/** Share of a line that is so many times as long, so that the line does not grow. */
const SHARE = 1 / 8;

interface Waiting {
  readonly row: number;
  readonly draw: () => void;
}

/**
 * Schedule of drawing the cards of a list: at once in a row on show, otherwise a few a frame. So no frame takes long,
 * neither for the rows behind the first ones nor when many rows come into reach together.
 */
export class CardTurns {
  #shown: RowRange;
  readonly #line = new Set<Waiting>();
  #frame: number | undefined;

  constructor(shown: RowRange) {
    this.#shown = shown;
  }

  /** These rows are on show: what waits in them is drawn now. */
  show(shown: RowRange): void {
    this.#shown = shown;
    for (const one of this.#line) if (this.isNow(one.row)) this.#draw(one);
  }

  isNow(row: number): boolean {
    return row >= this.#shown.first && row <= this.#shown.last;
  }

  /** Calls `draw` once it is a card's turn; the answer gives the turn back. */
  wait(row: number, draw: () => void): () => void {
    const one = { row, draw };
    this.#line.add(one);
    this.#frame ??= requestAnimationFrame(this.#next);
    return () => this.#line.delete(one);
  }

  /** Stops asking for frames. */
  dispose(): void {
    this.#line.clear();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  readonly #next = (): void => {
    this.#frame = undefined;
    for (const one of [...this.#line].slice(0, Math.max(A_FRAME, Math.ceil(this.#line.size * SHARE)))) this.#draw(one);
    if (this.#line.size > 0) this.#frame = requestAnimationFrame(this.#next);
  };

  #draw(one: Waiting): void {
    this.#line.delete(one);
    one.draw();
  }
}
