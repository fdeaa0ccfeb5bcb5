import type { PageSettings } from '../define/page-settings';

const NAMES = ['apiBase', 'locale', 'theme', 'prefix', 'workerUrl', 'fontsUrl'] as const;

/** Settings of the script tag: `data-api-base`, `data-locale` and so on. Default of `apiBase`: where the script came from. */
export function scriptSettings({ dataset, src }: HTMLScriptElement): PageSettings {
  const server = src.replace(/\/sdk\/[^/]+\/[^/]*$/, '');
  const given = NAMES.filter((name) => dataset[name] !== undefined).map((name) => [name, dataset[name]]);
  return { apiBase: server === location.origin ? '' : server, ...Object.fromEntries(given) };
}
