/** The local storage under the widget; where it is blocked or full, what is known stays in memory for this page. */
import { attempted } from '@spotreel/sdk/internal/base';
import { CONFIG_KEY, readConfig, type WidgetConfig, type WidgetVisitor } from '@spotreel/sdk/internal/survey';

let unstored: string | null = null;
/** The text that was read last: every click asks, and it hardly ever changes. */
let last:
  | { readonly text: string; readonly config: WidgetConfig | undefined; readonly visitor: WidgetVisitor }
  | undefined;

/** Stored configuration of exactly this visitor, expired or not. */
export function storedConfig(visitor: WidgetVisitor): WidgetConfig | undefined {
  const text = attempted(() => localStorage.getItem(CONFIG_KEY)) ?? unstored;
  if (text === null) return undefined;
  if (last?.text !== text || last.visitor !== visitor) last = { text, visitor, config: readConfig(text, visitor) };
  return last.config;
}

export function storeConfig(config: WidgetConfig): void {
  const text = JSON.stringify(config);
  unstored = text;
  attempted(() => localStorage.setItem(CONFIG_KEY, text));
}

export function clearConfig(): void {
  unstored = null;
  attempted(() => localStorage.removeItem(CONFIG_KEY));
}
