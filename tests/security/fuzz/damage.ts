/** A valid value with one or two places that are wrong: it passes the first checks and fails at the later ones. */
import type { Chance } from './chance';
import { HOSTILE_NAMES, hostileValue } from './hostile-values';

export function damage(value: unknown, chance: Chance): unknown {
  const once = damageOnce(value, chance);
  return chance.happens(0.25) ? damageOnce(once, chance) : once;
}

function damageOnce(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.happens(0.8)) return damageList(value, chance);
  if (isRecord(value) && Object.keys(value).length > 0 && chance.happens(0.9)) return damageObject(value, chance);
  if (typeof value === 'number' && chance.happens(0.4))
    return chance.of([-value, value + 0.5, value * 1e9, String(value)]);
  if (typeof value === 'string' && chance.happens(0.4))
    return chance.of([`${value}\u0000`, value.repeat(300), [value]]);
  return hostileValue(chance);
}

function damageList(list: readonly unknown[], chance: Chance): unknown {
  const index = chance.below(list.length);
  if (chance.happens(0.15)) return Array.from({ length: chance.of([40, 1500]) }, () => list[index]);
  if (chance.happens(0.1)) return list.toSpliced(index, 1);
  return list.with(index, damageOnce(list[index], chance));
}

function damageObject(object: Readonly<Record<string, unknown>>, chance: Chance): unknown {
  const name = chance.of(Object.keys(object));
  if (chance.happens(0.15)) return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  if (chance.happens(0.1)) return { ...object, [chance.of([...HOSTILE_NAMES, `${name}x`])]: hostileValue(chance) };
  return { ...object, [name]: damageOnce(object[name], chance) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
