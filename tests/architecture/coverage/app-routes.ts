/** The addresses that the host app serves, read from its routes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './coverage-tables';

const ROUTE = /<Route\s+path="([^"]+)"\s+element=\{<(\w+)/g;
const EVERYTHING = '*';

/** `/project/{}`: a parameter is `{}`. A page with routes of its own is read as well. */
export function servedAddresses(): ReadonlySet<string> {
  const app = textOf('routes.tsx');
  const found = [...app.matchAll(ROUTE)].flatMap(([, address = '', component = '']) => {
    if (address === EVERYTHING) return [];
    return address.endsWith('/*') ? nested(address.slice(0, -2), fileOf(component)) : [address];
  });
  return new Set(found.map((address) => address.replace(/:\w+/g, '{}')));
}

function nested(base: string, file: string): string[] {
  const text = textOf(file);
  const inner = [...text.matchAll(ROUTE)].map(([, address = '']) => address).filter((part) => part !== EVERYTHING);
  return [...(/<Route index /.test(text) ? [base] : []), ...inner.map((part) => `${base}/${part}`)];
}

/** The page file that exports the component, however routes.tsx loads it. */
function fileOf(component: string): string {
  const names = readdirSync(path.join(repository, 'host-app/pages'), { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `pages/${name}`);
  const found = pages.find((file) => textOf(file).includes(`export function ${component}(`));
  if (!found) throw new Error(`no page of host-app/pages exports ${component}`);
  return found;
}

function textOf(file: string): string {
  return readFileSync(path.join(repository, 'host-app', file), 'utf8');
}
