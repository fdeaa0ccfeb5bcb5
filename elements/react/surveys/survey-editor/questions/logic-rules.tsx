import {
  CONDITIONS_OF,
  END,
  type LogicCondition,
  type LogicRule,
  type SurveyQuestion,
} from '@spotreel/sdk/internal/contract';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../controls/button/button';
import { SelectField } from '../../../controls/field/select-field';
import { TextAreaField, TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import type { ErrorOf } from '../../survey-translations/field-errors';

export interface LogicRulesProps {
  question: SurveyQuestion;
  questions: readonly SurveyQuestion[];
  edit: (field: string, change: object) => void;
  errorOf: ErrorOf;
}

const WITHOUT_VALUE: readonly LogicCondition[] = [
  'submitted',
  'skipped',
  'clicked',
  'accepted',
  'uploaded',
  'notUploaded',
];
const WITH_LIST: readonly LogicCondition[] = ['includesAll', 'includesOne'];

/** Rules for the question that follows this one: the first rule that holds, else the next question. */
export function LogicRules({ question, questions, edit, errorOf }: LogicRulesProps) {
  const t = useTranslator();
  const rules = question.logic ?? [];
  const conditions = CONDITIONS_OF[question.type];
  const set = (field: string, logic: readonly LogicRule[]) =>
    edit(`logic.${field}`, { logic: logic.length > 0 ? logic : undefined });
  return (
    <fieldset className="sr-question__list">
      <legend>{t('surveyEditor.logic')}</legend>
      {rules.map((rule, index) => (
        <RuleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity but their place
          key={index}
          rule={rule}
          question={question}
          questions={questions}
          error={errorOf(`logic.${index}.destination`)}
          onChange={(next) => set(String(index), rules.with(index, next))}
          onRemove={() => set('remove', rules.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => set('add', [...rules, { condition: conditions[0], destination: END }])}
        >
          {t('surveyEditor.addRule')}
        </Button>
      </div>
    </fieldset>
  );
}

interface RuleRowProps extends Pick<LogicRulesProps, 'question' | 'questions'> {
  rule: LogicRule;
  error: string | undefined;
  onChange: (rule: LogicRule) => void;
  onRemove: () => void;
}

/** One rule: condition, value, destination. */
function RuleRow({ rule, question, questions, error, onChange, onRemove }: RuleRowProps) {
  const t = useTranslator();
  const conditions = CONDITIONS_OF[question.type];
  return (
    <div className="sr-question__item">
      <SelectField
        label={t('surveyEditor.condition')}
        value={rule.condition ?? conditions[0] ?? 'submitted'}
        options={conditions.map((value) => ({ value, label: t(`surveyEditor.condition.${value}`) }))}
        onChange={(condition) => onChange({ ...rule, condition, value: valueFor(condition, rule) })}
      />
      <RuleValue rule={rule} onChange={(value) => onChange({ ...rule, value })} />
      <Destination
        question={question}
        questions={questions}
        rule={rule}
        error={error}
        onChange={(destination) => onChange({ ...rule, destination })}
      />
      <IconButton label={t('surveyEditor.remove')} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function valueFor(condition: LogicCondition, { value }: LogicRule): LogicRule['value'] {
  if (WITHOUT_VALUE.includes(condition)) return undefined;
  if (WITH_LIST.includes(condition)) return Array.isArray(value) ? value : [];
  return Array.isArray(value) ? value[0] : value;
}

function RuleValue({ rule, onChange }: { rule: LogicRule; onChange: (value: LogicRule['value']) => void }) {
  const t = useTranslator();
  const { condition, value } = rule;
  if (!condition || WITHOUT_VALUE.includes(condition)) return null;
  if (Array.isArray(value))
    return (
      <TextAreaField
        label={t('surveyEditor.value')}
        hint={t('surveyEditor.valuesHint')}
        value={value.join('\n')}
        onValueChange={(text) => onChange(text.split('\n'))}
      />
    );
  return (
    <TextField
      label={t('surveyEditor.value')}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface DestinationProps extends Pick<LogicRulesProps, 'question' | 'questions'> {
  rule: LogicRule;
  error: string | undefined;
  onChange: (destination: string) => void;
}

function Destination({ question, questions, rule, error, onChange }: DestinationProps) {
  const t = useTranslator();
  const others = questions.filter(({ id }) => id !== question.id);
  return (
    <SelectField
      label={error ?? t('surveyEditor.destination')}
      value={rule.destination ?? ''}
      options={[
        { value: '', label: t('surveyEditor.nowhere') },
        ...others.map(({ id, headline }) => ({ value: id, label: headline })),
        { value: END, label: t('surveyEditor.end') },
      ]}
      onChange={onChange}
    />
  );
}
