import type { SurveyQuestion } from '@spotreel/sdk/contract';
import { ArrowDown, ArrowUp, ChevronDown, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '../button/button';
import { CheckField } from '../field/check-field';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import type { ErrorOf } from './field-errors';
import { LogicRules } from './logic-rules';
import { TypeFields } from './type-fields';

export interface QuestionFieldsProps {
  question: SurveyQuestion;
  index: number;
  /** All of them, for rules that lead to another. */
  questions: readonly SurveyQuestion[];
  isOpen: boolean;
  /** Paths below the question. */
  edit: (field: string, change: object) => void;
  errorOf: ErrorOf;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One question: what all have, what its type has, and where it leads. */
export function QuestionForm(props: QuestionFieldsProps) {
  const { question, index, questions, isOpen, edit, errorOf } = props;
  const t = useTranslator();
  const text = (field: 'headline' | 'subheader' | 'imageUrl' | 'buttonLabel' | 'backButtonLabel', label: string) => (
    <TextField
      label={label}
      value={question[field] ?? ''}
      error={errorOf(field)}
      onChange={(event) =>
        edit(field, { [field]: event.currentTarget.value || (field === 'headline' ? '' : undefined) })
      }
    />
  );
  return (
    <details className="sr-panel sr-question" open={isOpen}>
      <summary>
        <strong>{question.headline || t('surveyEditor.question', { number: index + 1 })}</strong>
        <span className="sr-question__type">
          {t(`surveyEditor.type.${question.type}`)}
          {question.isDraft && ` · ${t('surveyEditor.draft')}`}
        </span>
        <ChevronDown aria-hidden className="sr-question__chevron" />
      </summary>
      <div className="sr-question__body">
        {text('headline', t('surveyEditor.headline'))}
        {text('subheader', t('surveyEditor.subheader'))}
        <TypeFields question={question} edit={edit} errorOf={errorOf} />
        <div className="sr-question__pair">
          {text('buttonLabel', t('surveyEditor.buttonLabel'))}
          {text('backButtonLabel', t('surveyEditor.backButtonLabel'))}
          {text('imageUrl', t('surveyEditor.imageUrl'))}
        </div>
        <LogicRules question={question} questions={questions} edit={edit} errorOf={errorOf} />
        <div className="sr-question__tools">
          <CheckField
            label={t('surveyEditor.required')}
            checked={question.required}
            onChange={(required) => edit('required', { required })}
          />
          <CheckField
            label={t('surveyEditor.isDraft')}
            checked={question.isDraft ?? false}
            onChange={(isDraft) => edit('isDraft', { isDraft: isDraft || undefined })}
          />
          <QuestionTools {...props} />
        </div>
      </div>
    </details>
  );
}

function QuestionTools({ index, questions, onMove, onDuplicate, onRemove }: QuestionFieldsProps) {
  const t = useTranslator();
  return (
    <>
      <IconButton label={t('surveyEditor.moveUp')} disabled={index === 0} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('surveyEditor.moveDown')}
        disabled={index === questions.length - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={t('surveyEditor.duplicate')} onClick={onDuplicate}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton label={t('surveyEditor.remove')} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
