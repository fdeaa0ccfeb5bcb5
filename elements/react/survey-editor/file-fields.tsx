import { ALLOWED_FILE_EXTENSIONS, type QuestionOf } from '@spotreel/sdk/contract';
import { CheckField } from '../field/check-field';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { NumberField } from './number-field';
import type { TypeFieldsProps } from './type-fields-props';

export function FileFields({ question, edit, errorOf }: TypeFieldsProps<QuestionOf<'fileUpload'>>) {
  const t = useTranslator();
  const wrongType = question.allowedFileExtensions?.findIndex(
    (_, index) => errorOf(`allowedFileExtensions.${index}`) !== undefined,
  );
  return (
    <>
      <div className="sr-question__pair">
        <NumberField
          label={t('surveyEditor.maxSizeInMB')}
          value={question.maxSizeInMB ?? null}
          error={errorOf('maxSizeInMB')}
          onChange={(value) => edit('maxSizeInMB', { maxSizeInMB: value ?? undefined })}
        />
        <CheckField
          label={t('surveyEditor.allowMultipleFiles')}
          checked={question.allowMultipleFiles}
          onChange={(allowMultipleFiles) => edit('allowMultipleFiles', { allowMultipleFiles })}
        />
      </div>
      <TextField
        label={t('surveyEditor.extensions')}
        hint={t('surveyEditor.extensionsHint', { all: ALLOWED_FILE_EXTENSIONS.join(', ') })}
        error={wrongType === undefined || wrongType < 0 ? undefined : errorOf(`allowedFileExtensions.${wrongType}`)}
        defaultValue={question.allowedFileExtensions?.join(', ')}
        onChange={(event) => {
          const names = event.currentTarget.value.split(/[\s,.]+/).filter(Boolean);
          edit('allowedFileExtensions', { allowedFileExtensions: names.length > 0 ? names : undefined });
        }}
      />
    </>
  );
}
