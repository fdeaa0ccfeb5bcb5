import type { Survey } from '@spotreel/sdk/contract';
import type { SurveyEditorStore } from '@spotreel/sdk/stores';
import { TranslationFields } from '../survey-translations/translation-fields';
import { CardFields } from './card-fields';
import type { EditorTab } from './editor-bar';
import { LookFields } from './look-fields';
import { QuestionList } from './question-list';
import { ShareFields } from './share-fields';
import { WhenFields, type WhenFieldsProps } from './when-fields';

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
