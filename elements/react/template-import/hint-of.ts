import type { PackageFinding } from '../../../sdk/contract/schemas/template-package-check';
import { templateHintMessages } from '../../../sdk/i18n/english/template-hints';

type HintKey = keyof typeof templateHintMessages;

/** What to do about it; undefined for what a newer server finds. */
export function hintOf({ code, feature }: Pick<PackageFinding, 'code' | 'feature'>): HintKey | undefined {
  const keys = [`importHint.feature.${feature.replaceAll(' ', '_')}`, `importHint.${code}`];
  return keys.find((key): key is HintKey => Object.hasOwn(templateHintMessages, key));
}
