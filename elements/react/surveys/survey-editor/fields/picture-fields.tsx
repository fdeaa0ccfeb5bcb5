import type { QuestionOf } from '@spotreel/sdk/internal/contract';
import { freeId } from '@spotreel/sdk/internal/stores';
import { Plus } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { CheckField } from '../../../controls/field/check-field';
import { useTranslator } from '../../../foundation/text/translation';
import { EntryRows } from './entry-rows';
import type { TypeFieldsProps } from './type-fields-props';

/** Pictures that can be chosen, by their addresses. */
export function PictureFields({ question, edit, errorOf }: TypeFieldsProps<QuestionOf<'pictureSelection'>>) {
  const t = useTranslator();
  const { choices, allowMulti } = question;
  const ids = choices.map(({ id }) => id);
  return (
    <fieldset className="sr-question__list">
      <legend>{t('surveyEditor.choices')}</legend>
      <EntryRows
        entries={choices}
        field="imageUrl"
        label={(number) => t('surveyEditor.picture', { number })}
        errorOf={(index) => errorOf(`choices.${index}.imageUrl`)}
        onChange={(what, next) => edit(`choices.${what}`, { choices: next })}
      />
      <div className="sr-question__tools">
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() =>
            edit('choices.add', { choices: [...choices, { id: freeId('picture', ids), imageUrl: 'https://' }] })
          }
        >
          {t('surveyEditor.addPicture')}
        </Button>
        <CheckField
          label={t('surveyEditor.allowMulti')}
          checked={allowMulti}
          onChange={(next) => edit('allowMulti', { allowMulti: next })}
        />
      </div>
    </fieldset>
  );
}
