/** The addresses that the host app serves, read from its routes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './coverage-tables';

const ROUTE = /<Route\s+path="([^"]+)"\s+element=\{<(\w+)/g;
const EVERYTHING = '*';

/** `/project/{}`: a parameter is `{}`. A page with routes of its own is read as well. */
export function servedAddresses(): ReadonlySet<string> {
  const app = textOf('app.tsx');
  const found = [...app.matchAll(ROUTE)].flatMap(([, address = '', component = '']) => {
    if (address === EVERYTHING) return [];
    return address.endsWith('/*') ? nested(address.slice(0, -2), fileOf(app, component)) : [address];
  });
  return new Set(found.map((address) => address.replace(/:\w+/g, '{}')));
}

function nested(base: string, file: string): string[] {
  const text = textOf(file);
  const inner = [...text.matchAll(ROUTE)].map(([, address = '']) => address).filter((part) => part !== EVERYTHING);
  return [...(/<Route index /.test(text) ? [base] : []), ...inner.map((part) => `${base}/${part}`)];
}

/** The file that a component of app.tsx is imported from, at once or when it is first shown. */
function fileOf(app: string, component: string): string {
  const at = new RegExp(`${component}\\b[^;]*?['"]\\./([\\w/-]+)['"]`).exec(app)?.[1];
  if (!at) throw new Error(`no import of ${component} in host-app/app.tsx`);
  return `${at}.tsx`;
}

function textOf(file: string): string {
  return readFileSync(path.join(repository, 'host-app', file), 'utf8');
}
