/** The sheet of scripts as a scene: a row a sentence, Latin in each family on the left, other scripts on the right. */
import type { LottieAnimation, LottieLayer } from '@spotreel/sdk/internal/scene';
import { families } from '../fonts/families';
import { latinSentences, type ScriptSentence, scriptSentences } from './script-sentences';

const COLUMN_PX = 700;
const ROW_PX = 64;
const MARGIN_PX = 24;
const INK = [0.07, 0.07, 0.09];
const SOFT = [0.45, 0.45, 0.48];

export function scriptSheet(): LottieAnimation {
  const columns = [latinSentences(families.map(({ name }) => name)), scriptSentences];
  const rows = Math.max(...columns.map(({ length }) => length));
  const layers = columns.flatMap((sentences, column) =>
    sentences.flatMap((sentence, row) => rowOf(sentence, column * COLUMN_PX, MARGIN_PX + row * ROW_PX)),
  );
  return {
    v: '5.12.1',
    fr: 30,
    ip: 0,
    op: 30,
    assets: [],
    layers,
    w: columns.length * COLUMN_PX,
    h: 2 * MARGIN_PX + rows * ROW_PX,
    fonts: { list: families.map(({ name }) => ({ fName: name, fFamily: name, fStyle: 'Regular', fWeight: '400' })) },
  };
}

function rowOf({ script, family, text }: ScriptSentence, x: number, y: number): LottieLayer[] {
  return [
    line({ text: script, family: 'Inter', sizePx: 13, color: SOFT }, x, y),
    line({ text, family, sizePx: 24, color: INK }, x, y + 19),
  ];
}

interface Line {
  readonly text: string;
  readonly family: string;
  readonly sizePx: number;
  readonly color: readonly number[];
}

function line({ text, family, sizePx, color }: Line, x: number, y: number): LottieLayer {
  const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
  const size = [COLUMN_PX - 2 * MARGIN_PX, sizePx * 1.6];
  const document = { t: text, f: family, s: sizePx, lh: sizePx * 1.4, fc: color, sz: size, ps: [0, 0] };
  const ks = {
    a: still([0, 0, 0]),
    p: still([x + MARGIN_PX, y, 0]),
    s: still([100, 100, 100]),
    r: still(0),
    o: still(100),
  };
  return { ty: 5, nm: text, ip: 0, op: 30, st: 0, ks, t: { d: { k: [{ t: 0, s: document }] }, a: [] } };
}
