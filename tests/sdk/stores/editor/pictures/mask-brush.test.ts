import { describe, expect, it } from 'vitest';
import { BRUSH_RADIUS, MaskBrush } from '../../../../../sdk/stores/editor/pictures/mask-brush';

const at = (x: number, y = 0.5) => ({ x, y });
const painted = () => {
  const brush = new MaskBrush();
  brush.begin(at(0.1));
  brush.extend([at(0.2), at(0.3)]);
  brush.end();
  brush.choose('keep');
  brush.begin(at(0.9));
  brush.end();
  return { brush, state: () => brush.$state.get() };
};

describe('a brush', () => {
  it('paints strokes with the tool and the size of when they began', () => {
    const { brush, state } = painted();
    brush.resize(0.05);
    brush.begin(at(0.5));
    brush.resize(0.01);
    brush.choose('remove');
    brush.extend([at(0.6)]);
    brush.end();
    expect(state().strokes).toEqual([
      { tool: 'remove', radius: BRUSH_RADIUS.usual, points: [at(0.1), at(0.2), at(0.3)] },
      { tool: 'keep', radius: BRUSH_RADIUS.usual, points: [at(0.9)] },
      { tool: 'keep', radius: 0.05, points: [at(0.5), at(0.6)] },
    ]);
  });

  it('undoes and redoes stroke by stroke; a new stroke ends what can be redone', () => {
    const { brush, state } = painted();
    const [first, second] = state().strokes;
    brush.undo();
    expect([state().strokes, state().undone]).toEqual([[first], [second]]);
    brush.undo();
    brush.undo();
    expect([state().strokes, state().undone]).toEqual([[], [second, first]]);
    brush.redo();
    brush.redo();
    brush.redo();
    expect([state().strokes, state().undone]).toEqual([[first, second], []]);
    brush.undo();
    brush.begin(at(0.4));
    expect(state().undone).toEqual([]);
  });

  it('paints nothing between strokes', () => {
    const { brush, state } = painted();
    const before = state().strokes;
    brush.extend([at(0.7)]);
    expect(state().strokes).toBe(before);
  });

  it('takes back a stroke that became something else, and no stroke that ended', () => {
    const { brush, state } = painted();
    brush.begin(at(0.4));
    brush.cancel();
    brush.cancel();
    expect(state()).toMatchObject({ isPainting: false, strokes: [{ tool: 'remove' }, { tool: 'keep' }] });
  });

  it('has a size within bounds', () => {
    const { brush, state } = painted();
    brush.resize(7);
    expect(state().radius).toBe(BRUSH_RADIUS.most);
    brush.resize(0);
    expect(state().radius).toBe(BRUSH_RADIUS.least);
  });

  it('divides a stroke without end, which stays one line', () => {
    const { brush, state } = painted();
    brush.begin(at(0));
    for (let step = 1; step <= 2500; step++) brush.extend([at(step / 2500)]);
    const [, , one, other] = state().strokes;
    expect([one?.points.length, other?.points.length]).toEqual([2000, 502]);
    expect(other?.points[0]).toEqual(one?.points.at(-1));
  });
});
