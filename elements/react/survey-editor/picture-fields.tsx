import { Plus, X } from 'lucide-react';
import type { QuestionOf } from '../../../sdk/contract/schemas/survey/question';
import { freeId } from '../../../sdk/stores/surveys/new-question';
import { Button, IconButton } from '../button/button';
import { CheckField } from '../field/check-field';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import type { TypeFieldsProps } from './type-fields-props';

/** Pictures that can be chosen, by their addresses. */
export function PictureFields({ question, edit, errorOf }: TypeFieldsProps<QuestionOf<'pictureSelection'>>) {
  const t = useTranslator();
  const { choices, allowMulti } = question;
  const ids = choices.map(({ id }) => id);
  return (
    <fieldset className="sr-question__list">
      <legend>{t('surveyEditor.choices')}</legend>
      {choices.map((choice, index) => (
        <div key={choice.id} className="sr-question__item">
          <TextField
            label={t('surveyEditor.picture', { number: index + 1 })}
            value={choice.imageUrl}
            error={errorOf(`choices.${index}.imageUrl`)}
            onChange={(event) =>
              edit(`choices.${choice.id}`, {
                choices: choices.with(index, { ...choice, imageUrl: event.currentTarget.value }),
              })
            }
          />
          <IconButton
            label={t('surveyEditor.remove')}
            disabled={choices.length === 1}
            onClick={() => edit('choices.remove', { choices: choices.toSpliced(index, 1) })}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
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
