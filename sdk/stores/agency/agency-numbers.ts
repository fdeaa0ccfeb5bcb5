/** Numbers of an agency. One a screen. */
import { computed } from 'nanostores';
import { filtered } from '../resource/filtered';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Clients, projects and exports of a period. */
export function createAgencyNumbers({ editing: { context } }: Spotreel) {
  const summary = resource(context, (api, signal, query: { readonly days: number }) =>
    api.agencySummary({ query, signal }),
  );
  const { $filter, load, show } = filtered(summary, { days: 30 });
  return {
    $summary: summary.$state,
    /** Length of the period. */
    $days: computed($filter, ({ days }) => days),
    load,
    show: (days: number) => show({ days }),
  };
}
