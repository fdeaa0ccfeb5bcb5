import { ALLOWED_FILE_EXTENSIONS, type QuestionOf } from '@spotreel/sdk/internal/contract';
import { CheckField } from '../../../controls/field/check-field';
import { TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import { ChoiceFields } from './choice-fields';
import { NumberField } from './number-field';
import { PictureFields } from './picture-fields';
import { RatingFields, ScaleLabels } from './scale-fields';
import { ConsentFields, CtaFields, OpenTextFields } from './text-fields';
import type { TypeFieldsProps } from './type-fields-props';

/** Fields of one type of question. */
export function TypeFields({ question, ...rest }: TypeFieldsProps) {
  switch (question.type) {
    case 'openText':
      return <OpenTextFields question={question} {...rest} />;
    case 'multipleChoiceSingle':
    case 'multipleChoiceMulti':
      return <ChoiceFields question={question} {...rest} />;
    case 'rating':
      return <RatingFields question={question} {...rest} />;
    case 'nps':
      return <ScaleLabels question={question} {...rest} />;
    case 'cta':
      return <CtaFields question={question} {...rest} />;
    case 'consent':
      return <ConsentFields question={question} {...rest} />;
    case 'pictureSelection':
      return <PictureFields question={question} {...rest} />;
    case 'fileUpload':
      return <FileFields question={question} {...rest} />;
  }
}

function FileFields({ question, edit, errorOf }: TypeFieldsProps<QuestionOf<'fileUpload'>>) {
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
