import type { HexColor } from '@spotreel/sdk/internal/base';
import { LANGUAGE_CODES, type LanguageCode } from '@spotreel/sdk/internal/i18n';
import { ColorField } from '../../controls/color-field/color-field';
import { CheckField } from '../../controls/field/check-field';
import { ownLanguageName } from '../../controls/field/language-field';
import { SelectField } from '../../controls/field/select-field';
import { SNIPPET_ELEMENTS, type SnippetSignIn, type SnippetTag } from '../../controls/snippet-code/snippet-settings';
import { useTranslator } from '../../foundation/text/translation';
import { SubjectField } from './subject-field';
import type { SnippetFieldsProps } from './use-snippet';

const TAGS = Object.keys(SNIPPET_ELEMENTS) as SnippetTag[];
const FIRST_BRAND: HexColor = '#1d4ed8';

/** Choice of the element, its users, and its look. */
export function SnippetForm({ settings, onChoose }: SnippetFieldsProps) {
  const t = useTranslator();
  const { tag } = settings;
  return (
    <>
      <SelectField
        label={t('snippet.element')}
        value={tag}
        options={TAGS.map((value) => ({ value, label: `${t(`snippet.${value}`)} – <${value}>` }))}
        onChange={(chosen) => onChoose({ tag: chosen })}
      />
      <SubjectField settings={settings} onChoose={onChoose} />
      {tag !== 'survey-modal' && <LookFields settings={settings} onChoose={onChoose} />}
      {SNIPPET_ELEMENTS[tag] !== 'survey' && tag !== 'sign-in' && (
        <SignInField value={settings.signIn} onChange={(signIn) => onChoose({ signIn })} />
      )}
    </>
  );
}

function LookFields({ settings: { theme, locale, accent }, onChoose }: SnippetFieldsProps) {
  const t = useTranslator();
  return (
    <>
      <div className="sr-snippet__pair">
        <SelectField
          label={t('snippet.theme')}
          value={theme ?? 'system'}
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`snippet.${value}`) }))}
          onChange={(chosen) => onChoose({ theme: chosen === 'system' ? undefined : chosen })}
        />
        <SelectField<LanguageCode | 'page'>
          label={t('snippet.language')}
          value={locale ?? 'page'}
          options={[
            { value: 'page', label: t('snippet.pageLanguage') },
            ...LANGUAGE_CODES.map((value) => ({ value, label: ownLanguageName(value) })),
          ]}
          onChange={(chosen) => onChoose({ locale: chosen === 'page' ? undefined : chosen })}
        />
      </div>
      <CheckField
        label={t('snippet.useBrand')}
        checked={accent !== undefined}
        onChange={(isOn) => onChoose({ accent: isOn ? FIRST_BRAND : undefined })}
      />
      {accent && (
        <ColorField
          label={t('snippet.brandColor')}
          value={accent}
          swatches={[]}
          onChange={(chosen) => onChoose({ accent: chosen })}
        />
      )}
    </>
  );
}

function SignInField({ value, onChange }: { value: SnippetSignIn; onChange: (value: SnippetSignIn) => void }) {
  const t = useTranslator();
  return (
    <div className="sr-field">
      <SelectField
        label={t('snippet.signIn')}
        value={value}
        options={(['token', 'login'] as const).map((kind) => ({ value: kind, label: t(`snippet.${kind}`) }))}
        onChange={onChange}
      />
      <p className="sr-field__hint">{t(value === 'token' ? 'snippet.tokenHint' : 'snippet.loginHint')}</p>
    </div>
  );
}
