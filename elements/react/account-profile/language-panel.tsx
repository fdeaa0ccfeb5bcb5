import type { LanguageCode } from '@spotreel/sdk/i18n';
import type { ProfileStore } from '@spotreel/sdk/stores';
import { AccountPanel } from '../account-screen/account-panel';
import { LanguageField } from '../field/language-field';
import { useTranslator } from '../foundation/translation';

export interface LanguagePanelProps {
  profile: ProfileStore;
  onLanguage: ((language: LanguageCode) => void) | undefined;
}

/** The language of screens and emails, saved at once. */
export function LanguagePanel({ profile, onLanguage }: LanguagePanelProps) {
  const t = useTranslator();
  return (
    <AccountPanel title={t('language.label')} text={t('profile.languageText')}>
      <LanguageField
        isLabelHidden
        onChoose={(language) => {
          onLanguage?.(language);
          void profile.save({ language });
        }}
      />
    </AccountPanel>
  );
}
