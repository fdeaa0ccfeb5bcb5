/**
 * Measurements that were made before: `library/measured.jsonl` has a line for each. A line is good for as long as what was
 * measured is the same; what has none is measured now. So a build is always right, and only slower where the file is stale.
 */
import { existsSync, readFileSync } from 'node:fs';
import { hashOf } from '../output';
import type { Measured, MeasurementRequest } from './measurement-request';

interface Line {
  readonly name: string;
  /** Hash of the request. */
  readonly key: string;
  readonly measured: Measured[MeasurementRequest['kind']];
}

export type Measure = (request: MeasurementRequest) => Promise<Measured[MeasurementRequest['kind']]>;

export interface Measurements {
  /** `name`: where to find it in the file. */
  of<Request extends MeasurementRequest>(name: string, request: Request): Promise<Measured[Request['kind']]>;
  /** Names of what had no line. */
  missed(): readonly string[];
  /** The lines of all that was asked for, by name. */
  text(): string;
}

/** `files`: of earlier measurements; one that is not there has none. */
export function createMeasurements(files: readonly string[], measure: Measure): Measurements {
  const known = new Map(files.flatMap(readLines).map((line) => [`${line.name} ${line.key}`, line]));
  const used = new Map<string, Line>();
  const missed: string[] = [];
  return {
    async of<Request extends MeasurementRequest>(name: string, request: Request) {
      const key = hashOf(JSON.stringify(request)).slice(0, 16);
      let line = known.get(`${name} ${key}`);
      if (!line) {
        missed.push(name);
        line = { name, key, measured: await measure(request) };
      }
      used.set(name, line);
      return line.measured as Measured[Request['kind']];
    },
    missed: () => missed,
    text: () =>
      [...used.keys()]
        .sort()
        .map((name) => `${JSON.stringify(used.get(name))}\n`)
        .join(''),
  };
}

function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}
