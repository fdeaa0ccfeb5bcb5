import type { PageSettings } from '../define/page-settings';

const NAMES = ['apiBase', 'locale', 'theme', 'prefix', 'workerUrl', 'fontsUrl'] as const;

/** Settings of the script tag: `data-api-base`, `data-locale` and so on. Default of `apiBase`: where the script came from. */
export function scriptSettings(script: HTMLScriptElement): PageSettings {
  const { dataset } = script;
  const server = serverOf(script);
  const given = NAMES.filter((name) => dataset[name] !== undefined).map((name) => [name, dataset[name]]);
  return { apiBase: server === location.origin ? '' : server, ...Object.fromEntries(given) };
}

/** Address of the server that the script comes from. */
export function serverOf({ src }: HTMLScriptElement): string {
  return src.replace(/\/sdk\/[^/]+\/[^/]*$/, '');
}
