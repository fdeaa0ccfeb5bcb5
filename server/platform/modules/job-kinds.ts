import type { JobKind } from '../jobs/job-kind';
import type { Module } from './module';

/** Kinds of jobs of all modules. Throws an Error where two have one name: a job finds its handler by it. */
export function jobKindsOf(modules: readonly Module[]): readonly JobKind[] {
  const kinds = modules.flatMap(({ jobs, jobKinds = [] }) => [
    ...(jobs?.handlers ?? []).map(([kind]) => kind),
    ...jobKinds,
  ]);
  const names = kinds.map(({ name }) => name);
  const double = names.find((name, at) => names.indexOf(name) !== at);
  if (double !== undefined) throw new Error(`Two kinds of jobs have the name ${double}.`);
  return kinds;
}
