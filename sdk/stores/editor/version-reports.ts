/** What people hear of another version of the open project, with its texts: loaded with the code that merges. */
import { addMessages } from '../../i18n/lazy-messages';
import { versionMessages } from '../../i18n/parts/versions';
import type { Translator } from '../../i18n/translator';
import { copyName } from '../copy-name';
import { failureOf } from '../failure';
import type { StoreContext } from '../store-context';

addMessages(versionMessages);

/** `hasMine`: there were edits here too, so that the project now has those of both. */
export function reportMerge({ t, toasts }: StoreContext, { hasMine }: { readonly hasMine: boolean }): void {
  const title = t(hasMine ? 'saving.merged' : 'saving.updated');
  toasts.show({ tone: 'info', title, text: t(hasMine ? 'saving.mergedText' : 'saving.updatedText') });
}

export function reportRestored({ t, toasts }: StoreContext): void {
  toasts.show({ tone: 'success', title: t('saving.restored'), text: t('saving.restoredText') });
}

export function reportFailedCopy({ t, toasts }: StoreContext, thrown: unknown): void {
  const title = t('saving.copyFailed');
  const { message } = failureOf(thrown, t, 'saving.copyFailed');
  toasts.show({ tone: 'danger', title, ...(message !== title && { text: message }) });
}

/** What my version is called where both are kept. */
export function nameOfCopy(name: string, t: Translator): string {
  return copyName(name, (words) => t('saving.copyName', { name: words }));
}
