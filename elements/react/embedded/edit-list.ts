import { EDIT_GROUPS, type EditGroup } from '@spotreel/sdk/internal/project';

/** The words of an attribute; undefined where it is absent. */
export function attributeWords(text: string | undefined): readonly string[] | undefined {
  return text?.split(/[\s,]+/).filter(Boolean);
}

/** The console names a word that is no group: a typing error must not allow more than the page wants, and is hard to find. */
export function editGroupsOf(text: string | undefined): readonly EditGroup[] | undefined {
  const words = attributeWords(text);
  const unknown = words?.filter((word) => !isGroup(word)) ?? [];
  if (unknown.length > 0)
    console.error(`[Spotreel] edits: no such group: ${unknown.join(', ')}. ${EDIT_GROUPS.join(', ')}`);
  return words?.filter(isGroup);
}

function isGroup(word: string): word is EditGroup {
  return (EDIT_GROUPS as readonly string[]).includes(word);
}
