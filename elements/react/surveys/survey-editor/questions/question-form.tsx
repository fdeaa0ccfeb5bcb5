import type { SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { ArrowDown, ArrowUp, ChevronDown, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '../../../controls/button/button';
import { CheckField } from '../../../controls/field/check-field';
import { TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import type { ErrorOf } from '../../survey-translations/field-errors';
import { TypeFields } from '../fields/type-fields';
import { LogicRules } from './logic-rules';

export interface QuestionFieldsProps {
  question: SurveyQuestion;
  index: number;
  /** All questions of the survey, for rules that lead to another. */
  questions: readonly SurveyQuestion[];
  isOpen: boolean;
  /** `field` is a path below the question. */
  edit: (field: string, change: object) => void;
  errorOf: ErrorOf;
  /** It is worked on: opened, or the focus is in it. */
  onWork: () => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One question: the fields of every question, those of its type, and its rules. */
export function QuestionForm(props: QuestionFieldsProps) {
  const { question, questions, isOpen, edit, errorOf, onWork } = props;
  return (
    <details className="sr-panel sr-question" open={isOpen} onFocus={onWork}>
      <QuestionSummary {...props} />
      <div className="sr-question__body">
        <QuestionText field="headline" {...props} />
        <QuestionText field="subheader" {...props} />
        <TypeFields question={question} edit={edit} errorOf={errorOf} />
        <div className="sr-question__pair">
          <QuestionText field="buttonLabel" {...props} />
          <QuestionText field="backButtonLabel" {...props} />
          <QuestionText field="imageUrl" {...props} />
        </div>
        <LogicRules question={question} questions={questions} edit={edit} errorOf={errorOf} />
        <div className="sr-question__tools">
          <QuestionChecks {...props} />
          <QuestionTools {...props} />
        </div>
      </div>
    </details>
  );
}

/** Headline and type, which are visible while the question is folded. */
function QuestionSummary({ question, index }: QuestionFieldsProps) {
  const t = useTranslator();
  return (
    <summary>
      <strong>{question.headline || t('surveyEditor.question', { number: index + 1 })}</strong>
      <span className="sr-question__type">
        {t(`surveyEditor.type.${question.type}`)}
        {question.isDraft && ` · ${t('surveyEditor.draft')}`}
      </span>
      <ChevronDown aria-hidden className="sr-question__chevron" />
    </summary>
  );
}

interface QuestionTextProps extends Pick<QuestionFieldsProps, 'question' | 'edit' | 'errorOf'> {
  field: 'headline' | 'subheader' | 'imageUrl' | 'buttonLabel' | 'backButtonLabel';
}

/** An empty text is no text, but for the headline, which every question has. */
function QuestionText({ field, question, edit, errorOf }: QuestionTextProps) {
  const t = useTranslator();
  const empty = field === 'headline' ? '' : undefined;
  return (
    <TextField
      label={t(`surveyEditor.${field}`)}
      value={question[field] ?? ''}
      error={errorOf(field)}
      onChange={(event) => edit(field, { [field]: event.currentTarget.value || empty })}
    />
  );
}

function QuestionChecks({ question, edit }: QuestionFieldsProps) {
  const t = useTranslator();
  return (
    <>
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
    </>
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
