/** The names of a door with their kinds, one a line and in order, as `docs/api` has them. */
import ts from 'typescript';
import { type DoorName, namesOf } from './door-names';

const KINDS: readonly (readonly [ts.SymbolFlags, string])[] = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Enum, 'enum'],
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Variable, 'const'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
];

/** `name: kind`. A constant and a type of one name are `const, type`. */
export function listOf(program: ts.Program, door: string): string {
  const lines = namesOf(program, door).map((one) => `${one.name}: ${kindOf(one)}`);
  return lines.sort((a, b) => (a < b ? -1 : 1)).join('\n');
}

function kindOf({ symbol }: DoorName): string {
  const kinds = KINDS.flatMap(([flag, kind]) => (symbol.flags & flag ? [kind] : []));
  return kinds.length > 0 ? kinds.join(', ') : 'of another package';
}
