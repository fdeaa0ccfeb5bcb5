import { beforeEach, describe, expect, it } from 'vitest';
import { BackgroundGrip } from '../../../../../../elements/react/editor/picture-editing/surface/background-grip';
import type { BackgroundPlacement } from '../../../../../../sdk/scene/composition';

const canvas = { widthPx: 1000, heightPx: 500 };
const media = { widthPx: 2000, heightPx: 1000 };
/** The picture is 200 by 100 px on the screen. */
const box = { left: 10, top: 10, width: 200, height: 100 } as DOMRect;

let placement: BackgroundPlacement;
let log: string[];
let grip: BackgroundGrip;

beforeEach(() => {
  placement = { scale: 2, positionX: 0, positionY: 0 };
  log = [];
  grip = new BackgroundGrip({
    background: () => ({ placement, media, canvas }),
    box: () => box,
    show: (next) => {
      placement = next;
      log.push('show');
    },
    begin: () => {
      log.push('begin');
      return { finish: () => log.push('finish'), cancel: () => log.push('cancel') };
    },
  });
});

const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY });

describe('a hand on a background', () => {
  it('drags it in one gesture', () => {
    grip.press(at(1, 100, 50));
    grip.move(at(1, 120, 50));
    grip.move(at(1, 140, 60));
    expect(placement).toEqual({ scale: 2, positionX: 20, positionY: 10 });
    expect(grip.release({ pointerId: 1 })).toBe(true);
    expect(log).toEqual(['begin', 'show', 'show', 'finish']);
  });

  it('that barely moves means a click', () => {
    grip.press(at(1, 100, 50));
    grip.move(at(1, 102, 51));
    expect(grip.release({ pointerId: 1 })).toBe(false);
    expect(log).toEqual([]);
  });

  it('does not pull it over its edge, and leaves nothing to undo there', () => {
    placement = { scale: 1, positionX: 0, positionY: 0 };
    grip.press(at(1, 100, 50));
    grip.move(at(1, 180, 50));
    expect(log).toEqual(['begin']);
  });

  it('pinches with two fingers and goes on dragging with the one that is left', () => {
    grip.press(at(1, 90, 60));
    grip.press(at(2, 130, 60));
    grip.move(at(2, 150, 60));
    expect(placement.scale).toBe(3);
    grip.release({ pointerId: 2 });
    const before = placement.positionX;
    grip.move(at(1, 100, 60));
    expect(placement.scale).toBe(3);
    expect(placement.positionX).toBeCloseTo(before + 5);
    expect(grip.release({ pointerId: 1 })).toBe(true);
    expect(log.filter((entry) => entry === 'begin')).toHaveLength(1);
  });

  it('takes a drag back on Escape and ignores the rest of it', () => {
    grip.press(at(1, 100, 50));
    grip.move(at(1, 140, 50));
    expect(grip.cancel()).toBe(true);
    grip.move(at(1, 160, 50));
    expect(log).toEqual(['begin', 'show', 'cancel']);
    expect(grip.cancel()).toBe(false);
  });
});

describe('wheel and keys', () => {
  it('zoom around the pointer', () => {
    grip.wheel({ clientX: 210, clientY: 60, deltaY: -600 * Math.log(1.5) });
    expect(placement.scale).toBe(3);
    expect(placement.positionX).toBe(-25);
  });

  it('nudge, further with Shift, and know their keys', () => {
    expect(grip.key('ArrowRight', false)).toBe(true);
    expect(grip.key('ArrowUp', true)).toBe(true);
    expect(placement).toEqual({ scale: 2, positionX: 1, positionY: -5 });
    expect(grip.key('a', false)).toBe(false);
    grip.key('0', false);
    expect(placement).toEqual({ scale: 1, positionX: 0, positionY: 0 });
  });
});
