import { COMMON_LANGUAGES, languageName } from '../../controls/field/language-names';

/** Suggestions below a field. */
export function CommonLanguages({ id, taken }: { id: string; taken: readonly string[] }) {
  return (
    <datalist id={id}>
      {COMMON_LANGUAGES.filter((tag) => !taken.includes(tag)).map((tag) => (
        <option key={tag} value={languageName(tag)} label={tag} />
      ))}
    </datalist>
  );
}
