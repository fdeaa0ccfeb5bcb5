/** Texts that a person wants as they are, although they equal the template's: no longer named as samples. */
import type { TextPlace } from '../../../contract/project/generated-texts';
import { orToast } from '../../resource/or-toast';
import type { StoreContext } from '../../store-context';
import type { EditorDocument } from './editor-document';
import type { EditorEnvironment } from './editor-environment';

/** Stored at once. Where that fails, they are samples again, and a notification says so. Never rejects. */
export async function storeConfirmedTexts(
  context: StoreContext,
  { $project }: EditorDocument,
  { $confirmedTexts }: EditorEnvironment,
  texts: readonly TextPlace[],
): Promise<void> {
  const projectId = $project.get()?.id;
  const before = $confirmedTexts.get();
  const isKnown = (text: TextPlace) => before.some((one) => isSamePlace(one, text));
  const added = texts.filter((text) => !isKnown(text));
  if (!projectId || added.length === 0) return;
  $confirmedTexts.set([...before, ...added]);
  const isStored = await orToast(context, async () => {
    await (await context.accounts()).confirmTexts({ params: { projectId }, body: { confirmed: [...added] } });
  });
  if (isStored || $project.get()?.id !== projectId) return;
  $confirmedTexts.set($confirmedTexts.get().filter((text) => !added.some((one) => isSamePlace(one, text))));
}

function isSamePlace(a: TextPlace, b: TextPlace): boolean {
  return a.ingredient === b.ingredient && a.id === b.id;
}
