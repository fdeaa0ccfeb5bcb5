/** Numbers of an agency. One a screen. */
import { atom } from 'nanostores';
import type { AgencySummary } from '../../contract/schemas/account/client';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** Clients, projects and exports of a period. */
export function createAgencyNumbers({ editing: { context } }: Spotreel) {
  const summary = createLoader<AgencySummary>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const $days = atom(30);
  const load = () =>
    summary.load(async (signal) => (await context.accounts()).agencySummary({ query: { days: $days.get() }, signal }));
  return {
    $summary: summary.$state,
    /** Length of the period. */
    $days,
    load,
    show(days: number) {
      $days.set(days);
      return load();
    },
  };
}
