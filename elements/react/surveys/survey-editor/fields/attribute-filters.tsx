import type { AttributeFilter, Survey } from '@spotreel/sdk/internal/contract';
import type { SurveyReferences } from '@spotreel/sdk/internal/stores';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../controls/button/button';
import { SelectField } from '../../../controls/field/select-field';
import { TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';

export interface AttributeFiltersProps {
  survey: Survey;
  attributes: SurveyReferences['attributes'];
  edit: (field: string, change: Partial<Survey>) => void;
}

/** The people that a survey is for, by the attributes that the app has reported. All conditions must hold. */
export function AttributeFilters({ survey: { attributeFilters }, attributes, edit }: AttributeFiltersProps) {
  const t = useTranslator();
  const set = (field: string, next: AttributeFilter[]) => edit(`filters.${field}`, { attributeFilters: next });
  const first = attributes[0];
  return (
    <fieldset className="sr-question__list">
      <legend>{t('surveyEditor.filters')}</legend>
      {attributeFilters.map((filter, index) => (
        <FilterRow
          // biome-ignore lint/suspicious/noArrayIndexKey: filters have no identity but their place
          key={index}
          filter={filter}
          attributes={attributes}
          onChange={(next) => set(String(index), attributeFilters.with(index, next))}
          onRemove={() => set('remove', attributeFilters.toSpliced(index, 1))}
        />
      ))}
      {first ? (
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() =>
              set('add', [...attributeFilters, { attributeClassId: first.id, condition: 'equals', value: '' }])
            }
          >
            {t('surveyEditor.addFilter')}
          </Button>
        </div>
      ) : (
        <p className="sr-page__text">{t('surveyEditor.noAttributes')}</p>
      )}
    </fieldset>
  );
}

interface FilterRowProps {
  filter: AttributeFilter;
  attributes: SurveyReferences['attributes'];
  onChange: (filter: AttributeFilter) => void;
  onRemove: () => void;
}

/** One condition: attribute, comparison, value. */
function FilterRow({ filter, attributes, onChange, onRemove }: FilterRowProps) {
  const t = useTranslator();
  return (
    <div className="sr-question__item">
      <SelectField
        label={t('surveyEditor.attribute')}
        value={filter.attributeClassId}
        options={attributes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(attributeClassId) => onChange({ ...filter, attributeClassId })}
      />
      <SelectField
        label={t('surveyEditor.filterCondition')}
        value={filter.condition}
        options={(['equals', 'notEquals'] as const).map((value) => ({
          value,
          label: t(`surveyEditor.condition.${value}`),
        }))}
        onChange={(condition) => onChange({ ...filter, condition })}
      />
      <TextField
        label={t('surveyEditor.value')}
        value={filter.value}
        onChange={(event) => onChange({ ...filter, value: event.currentTarget.value })}
      />
      <IconButton label={t('surveyEditor.remove')} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
