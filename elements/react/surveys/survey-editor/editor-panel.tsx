import type { Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';
import type { SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { TranslationFields } from '../survey-translations/translation-fields';
import type { EditorTab } from './editor-bar';
import { CardFields } from './fields/card-fields';
import { ShareFields } from './fields/share-fields';
import { WhenFields, type WhenFieldsProps } from './fields/when-fields';
import { OwnLook, type OwnLookProps } from './look/own-look';
import { SharedLook } from './look/shared-look';
import { QuestionList } from './questions/question-list';

export interface EditorPanelProps extends Omit<WhenFieldsProps, 'edit'> {
  tab: EditorTab;
  store: SurveyEditorStore;
}

/** The fields of one tab. */
export function EditorPanel({ tab, store, actionsLink, ...fields }: EditorPanelProps) {
  const { survey } = fields;

  function editCard(field: string, change: Partial<Survey>) {
    // the preview shows the card that is edited: the last card comes after all questions
    store.$focus.set(field.startsWith('thankYouCard') ? survey.questions.length : undefined);
    store.edit(field, change);
  }

  switch (tab) {
    case 'questions':
      return <QuestionList store={store} {...fields} />;
    case 'cards':
      return <CardFields {...fields} edit={editCard} />;
    case 'languages':
      return <TranslationFields store={store} {...fields} />;
    case 'when':
      return <WhenFields {...fields} edit={store.edit} actionsLink={actionsLink} />;
    case 'share':
      return <ShareFields store={store} {...fields} edit={store.edit} />;
    case 'look':
      return <LookFields {...fields} edit={store.edit} onProduct={store.saveProduct} />;
  }
}

interface LookFieldsProps extends OwnLookProps {
  onProduct: (product: SurveyProduct) => Promise<void>;
}

/** Placement and colors of this survey, then those of all surveys. */
function LookFields(props: LookFieldsProps) {
  return (
    <>
      <OwnLook {...props} />
      <SharedLook product={props.references.environment.product} onSave={props.onProduct} />
    </>
  );
}
