import { ChoiceFields } from './choice-fields';
import { FileFields } from './file-fields';
import { PictureFields } from './picture-fields';
import { RatingFields, ScaleLabels } from './scale-fields';
import { ConsentFields, CtaFields, OpenTextFields } from './text-fields';
import type { TypeFieldsProps } from './type-fields-props';

/** What one type of question has and others have not. */
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
