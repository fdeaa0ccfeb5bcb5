/** A page as a journey uses it: elements by role, label and text; each action waits until it is possible. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { BrowserDriver, BrowserName, Size } from '../drivers/browser-driver';
import { Elements } from './elements';
import type { InPage } from './in-page';

type Role = Parameters<typeof getByRoleSelector>[1];

/** Where `picture` writes to. */
const PICTURES = fileURLToPath(new URL('../../../dist/browser-pictures', import.meta.url));

let bundle: Promise<string> | undefined;

export class BrowserPage {
  readonly name: BrowserName;
  readonly driver: BrowserDriver;

  constructor(name: BrowserName, driver: BrowserDriver) {
    this.name = name;
    this.driver = driver;
  }

  open(address: string): Promise<void> {
    return this.driver.open(address);
  }

  resize(size: Size): Promise<void> {
    return this.driver.resize(size);
  }

  getByRole(role: string, options?: Role): Elements {
    return this.locate(getByRoleSelector(role, options));
  }

  getByLabel(label: string | RegExp, options?: { exact?: boolean }): Elements {
    return this.locate(getByLabelSelector(label, options));
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): Elements {
    return this.locate(getByTextSelector(text, options));
  }

  /** CSS, through open shadow roots. */
  locate(selector: string): Elements {
    return new Elements(this, selector);
  }

  /** Presses keys together, such as `Control+z`. */
  async press(combination: string): Promise<void> {
    const keys = combination.split('+');
    for (const key of keys) await this.driver.holdKey(key);
    for (const key of keys.reverse()) await this.driver.releaseKey(key);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  evaluate<Value>(work: () => Value): Promise<Awaited<Value>> {
    return this.driver.evaluate(String(work)) as Promise<Awaited<Value>>;
  }

  /** Calls what `in-page.ts` puts into the page. */
  async inPage<Name extends keyof InPage>(
    name: Name,
    ...values: Parameters<InPage[Name]>
  ): Promise<Awaited<ReturnType<InPage[Name]>>> {
    const call = `() => window.journey ? Promise.resolve(window.journey.${name}(...${JSON.stringify(values)})).then((value) => ({ value })) : 'missing'`;
    let answer = await this.driver.evaluate(call);
    if (answer === 'missing') {
      bundle ??= bundleInPage();
      await this.driver.evaluate(`() => { ${await bundle} }`);
      answer = await this.driver.evaluate(call);
    }
    return (answer as { value: Awaited<ReturnType<InPage[Name]>> }).value;
  }

  /** Writes a picture of the viewport to `dist/browser-pictures`. */
  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(path.join(PICTURES, `${name}-${this.name}.png`), await this.driver.screenshot());
  }
}

async function bundleInPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
