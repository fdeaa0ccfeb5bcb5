import { useStore } from '@nanostores/react';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { SNIPPET_ELEMENTS } from '../../controls/snippet-code/snippet-settings';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import type { SnippetFieldsProps } from './use-snippet';

/** Content of the element: a video, or the surveys of an environment. Nothing for the others. */
export function SubjectField(props: SnippetFieldsProps) {
  const kind = SNIPPET_ELEMENTS[props.settings.tag];
  if (kind === 'project') return <VideoField {...props} />;
  return kind === 'survey' ? <EnvironmentField {...props} /> : null;
}

function VideoField({ settings: { tag, projectId }, onChoose }: SnippetFieldsProps) {
  const t = useTranslator();
  const { projects } = useSpotreel();
  const { data } = useStore(projects.$projects);
  const videos = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }));
  const isEditor = tag === 'project-editor';
  const options = isEditor ? [{ value: '', label: t('snippet.templateFirst') }, ...videos] : videos;
  if (options.length === 0) return <p className="sr-field__hint">{t('snippet.noVideos')}</p>;
  return (
    <div className="sr-field">
      <SelectField
        label={t('snippet.video')}
        value={projectId === undefined ? '' : String(projectId)}
        options={options}
        onChange={(chosen) => onChoose({ projectId: chosen === '' ? undefined : Number(chosen) })}
      />
      {projectId !== undefined && <p className="sr-field__hint">{t('snippet.videoHint')}</p>}
    </div>
  );
}

function EnvironmentField({ settings: { environmentId = '' }, onChoose }: SnippetFieldsProps) {
  const t = useTranslator();
  return (
    <TextField
      label={t('snippet.environment')}
      hint={t('snippet.environmentHint')}
      value={environmentId}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChoose({ environmentId: event.currentTarget.value.trim() })}
    />
  );
}
