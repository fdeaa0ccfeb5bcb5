/**
 * Bakes expressions that only refer to another property: a value of an effect, the path of a mask, a part of a transform.
 * Both have the same time, so the property is copied.
 */
import { isObject, type Json, listOf } from '../documents/json';
import { keyframeList, mapProperties, statementOf, withoutExpression } from './properties';

/** One step of a reference: `layer('eye')` has a name and an argument, `('Color')` no name, `.maskPath` no argument. */
const STEP = /\.?([A-Za-z]*)(?:\((?:'([^']*)'|"([^"]*)"|(\d+))\))?/y;
const TRANSFORM_KEYS: Readonly<Record<string, string>> = {
  position: 'p',
  scale: 's',
  rotation: 'r',
  opacity: 'o',
  anchorPoint: 'a',
};
/** References that lead to references. */
const MOST_LINKS = 8;

interface Step {
  readonly name: string;
  /** A name, or a number from 1. */
  readonly argument: string | number | undefined;
}

/** Position of a property in the document. */
interface Place {
  readonly property: Json;
  /** The layers of its composition. */
  readonly layers: readonly unknown[];
}

/** Layers of each composition that has a name. */
export type NamedCompositions = ReadonlyMap<string, readonly unknown[]>;

/** `beside`: all layers of its composition. A reference that leads nowhere stays an expression. */
export function withBakedLinks(layer: Json, beside: readonly unknown[], compositions: NamedCompositions): Json {
  return mapProperties(layer, (property) => followed({ property, layers: beside }, compositions, 0)) as Json;
}

function followed({ property, layers }: Place, compositions: NamedCompositions, links: number): Json {
  const steps = stepsOf(statementOf(property) ?? '');
  const target = steps && links < MOST_LINKS ? targetOf(steps, layers, compositions) : undefined;
  if (!target) return property;
  const value = followed(target, compositions, links + 1);
  // another composition may have another time
  const isElsewhere = target.layers !== layers && keyframeList(value) !== undefined;
  if (value.x !== undefined || isElsewhere) return property;
  return { ...withoutExpression(property), ...(value.a !== undefined && { a: value.a }), k: value.k };
}

/** Undefined for what is no reference. */
function stepsOf(statement: string): Step[] | undefined {
  const steps: Step[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < statement.length) {
    const found = STEP.exec(statement);
    if (!found?.[0]) return undefined;
    const [, name = '', single, double, number] = found;
    steps.push({ name, argument: number === undefined ? (single ?? double) : Number(number) });
  }
  return steps;
}

function targetOf(
  [root, layerStep, ...inside]: readonly Step[],
  own: readonly unknown[],
  compositions: NamedCompositions,
): Place | undefined {
  const isOwn = root?.name === 'thisComp';
  const layers = isOwn ? own : root?.name === 'comp' ? compositions.get(String(root.argument)) : undefined;
  const layer = layerStep?.name === 'layer' ? named(listOf(layers), layerStep.argument) : undefined;
  const property = layer && propertyOf(layer, inside);
  return property && layers ? { property, layers } : undefined;
}

function propertyOf(layer: Json, steps: readonly Step[]): Json | undefined {
  const [first, second] = steps;
  const names = steps.map(({ name }) => name).join('.');
  let found: unknown;
  if (names === 'effect.') found = named(listOf(named(listOf(layer.ef), first?.argument)?.ef), second?.argument)?.v;
  else if (names === 'mask.maskPath') found = named(listOf(layer.masksProperties), first?.argument)?.pt;
  else if (first?.name === 'transform' && isObject(layer.ks))
    found = layer.ks[TRANSFORM_KEYS[second?.name ?? ''] ?? ''];
  return isObject(found) && 'k' in found ? found : undefined;
}

/** By name (`nm`, `mn`) or by number from 1. */
function named(list: readonly unknown[], wanted: string | number | undefined): Json | undefined {
  const found =
    typeof wanted === 'number'
      ? list[wanted - 1]
      : list.find((item) => isObject(item) && wanted !== undefined && [item.nm, item.mn].includes(wanted));
  return isObject(found) ? found : undefined;
}
