/**
 * Cost of painting a frame, counted before anything is painted. A few characters of a document can make millions of
 * points. Corners of outlines are counted, times the copies of repeaters, times the uses of compositions. So are the
 * characters of texts, which are shaped before anything else is answered.
 */
import { MOST_CHARACTERS, MOST_POINTS } from '../cost-limits';
import { isFiniteNumber, isObject, type Json, listOf } from '../documents/json';
import { assetsOf, compositions } from './check-structure';
import type { Report } from './template-problem';

/** Corners of a rectangle or an ellipse. */
const CORNERS = 4;

/** Every composition has to end: run this after `checkStructure`. */
export function checkCost(document: Json, report: Report): void {
  const assets = assetsOf(document);
  const lists = new Map(compositions(assets));
  const known = new Map<string, number>();

  function pointsIn(layers: readonly unknown[]): number {
    return layers.reduce<number>((sum, layer) => sum + (isObject(layer) ? pointsOf(layer) : 0), 0);
  }

  function pointsOf(layer: Json): number {
    const masks = listOf(layer.masksProperties).reduce<number>(
      (sum, mask) => sum + (isObject(mask) ? cornersOf(mask.pt) : 0),
      0,
    );
    return 1 + masks + shapePoints(listOf(layer.shapes)) + (layer.ty === 0 ? pointsInside(String(layer.refId)) : 0);
  }

  function pointsInside(id: string): number {
    const count = known.get(id) ?? pointsIn(lists.get(id) ?? []);
    known.set(id, count);
    return count;
  }

  const points = pointsIn(listOf(document.layers));
  if (points > MOST_POINTS) {
    const message = `A frame has about ${amount(points)} corners of shapes; ${amount(MOST_POINTS)} are the most.`;
    report('unsupported', costliest(listOf(document.layers), pointsOf), 'size', message);
  }
  checkCharacters([listOf(document.layers), ...lists.values()].flat(), report);
}

/** Texts are shaped once for a composition, however often it is used. */
function checkCharacters(layers: readonly unknown[], report: Report): void {
  const characters = layers.reduce<number>((sum, layer) => sum + (isObject(layer) ? charactersOf(layer) : 0), 0);
  if (characters <= MOST_CHARACTERS) return;
  const message = `Its texts have ${amount(characters)} characters; ${amount(MOST_CHARACTERS)} are the most.`;
  report('unsupported', costliest(layers, charactersOf), 'size', message);
}

function charactersOf({ t }: Json): number {
  const states = isObject(t) && isObject(t.d) ? listOf(t.d.k) : [];
  return states.reduce<number>((sum, state) => {
    const text = isObject(state) && isObject(state.s) ? state.s.t : undefined;
    return sum + (typeof text === 'string' ? text.length : 0);
  }, 0);
}

function amount(count: number): string {
  return Number.isFinite(count) && count < 1e15 ? Math.round(count).toLocaleString('en') : 'endlessly many';
}

/** Name of the layer that has most of what `count` counts. */
function costliest(layers: readonly unknown[], count: (layer: Json) => number): string {
  const counted = layers.filter(isObject).map((layer) => ({ layer, points: count(layer) }));
  const most = counted.reduce<(typeof counted)[number] | undefined>(
    (best, one) => (best && best.points >= one.points ? best : one),
    undefined,
  );
  return typeof most?.layer.nm === 'string' ? most.layer.nm : '';
}

/** A repeater copies everything that is listed before it in its group. */
function shapePoints(items: readonly unknown[]): number {
  let points = 0;
  for (const item of items) {
    if (!isObject(item) || item.hd === true) continue;
    if (item.ty === 'rp') points = (points + 1) * Math.max(1, greatest(item.c));
    else points += pointsOfItem(item);
  }
  return points;
}

function pointsOfItem(item: Json): number {
  if (item.ty === 'gr') return 1 + shapePoints(listOf(item.it));
  if (item.ty === 'sr') return 2 * greatest(item.pt);
  return item.ty === 'sh' ? cornersOf(item.ks) : CORNERS;
}

/** Counts the corners of a path, or of the longest one that an animated path becomes. */
function cornersOf(property: unknown): number {
  if (!isObject(property)) return 0;
  const paths = [property.k, ...listOf(property.k).flatMap((key) => (isObject(key) ? [key.s, key.e] : []))];
  return paths
    .flatMap((path) => [path, ...listOf(path)])
    .reduce<number>((most, path) => {
      return Math.max(most, isObject(path) ? listOf(path.v).length : 0);
    }, 0);
}

/** The greatest value of a number, with what an easing adds beyond its keyframes. */
function greatest(property: unknown): number {
  const { k } = isObject(property) ? property : { k: property };
  if (!Array.isArray(k)) return isFiniteNumber(k) ? Math.abs(k) : 0;
  const numbers = k.flatMap((key) => (isObject(key) ? [...numbersOf(key.s), ...numbersOf(key.e)] : numbersOf(key)));
  const values = numbers.map(Math.abs);
  const top = values.reduce((most, value) => Math.max(most, value), 0);
  const reach = k.reduce<number>((most, key) => Math.max(most, isObject(key) ? overshoot(key) : 1), 1);
  // twice: from the lowest to the greatest value, which may be negative
  return reach > 1 ? top * (2 * reach + 1) : top;
}

/** Range of the curve of an easing, as a share of the way to the next value. */
function overshoot({ i, o }: Json): number {
  const handles = [i, o].flatMap((handle) => (isObject(handle) ? numbersOf(handle.y) : []));
  return handles.reduce((most, y) => Math.max(most, Math.abs(y)), 1);
}

function numbersOf(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).filter(isFiniteNumber);
}
