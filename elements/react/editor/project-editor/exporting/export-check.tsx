import { useStore } from '@nanostores/react';
import type { CheckFinding } from '@spotreel/sdk/internal/scene';
import { projectCheckOf } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';
import { CheckPanel } from '../../project-check/check-panel';
import type { CheckRow } from '../../project-check/check-row';
import { groupFindings } from '../../project-check/group-findings';
import { useColorSuggestions } from '../look/use-color-suggestions';
import { findingText } from './finding-text';
import { useFindingRemedies } from './use-finding-remedies';
import { useLongerScene } from './use-longer-scene';
import { useStillScene } from './use-still-scene';

/** Findings of the check of the open project, each with its remedy. `onLeave`: that remedy leads out of the dialog. */
export function ExportCheck({ onLeave }: { onLeave: () => void }) {
  const editor = useEditor();
  const isMeasured = useMeasures();
  const findings = useStore(projectCheckOf(editor).$findings);
  const rowOf = useRows(onLeave);
  return <CheckPanel rows={groupFindings(findings).map(rowOf)} isMeasuring={!isMeasured} />;
}

/** Something in the open project is surely wrong. */
export function useHasErrors(): boolean {
  return useStore(projectCheckOf(useEditor()).$findings).some(({ severity }) => severity === 'error');
}

/** Contrast, motion and first frame are measured while the dialog is open, again after each change. */
function useMeasures(): boolean {
  const editor = useEditor();
  const { $isMeasured, measure } = projectCheckOf(editor);
  const composition = useStore(editor.picture.$composition);
  useEffect(() => {
    const ending = new AbortController();
    if (composition) void import('@spotreel/sdk/internal/player').then((measures) => measure(measures, ending.signal));
    return () => ending.abort();
  }, [composition, measure]);
  return useStore($isMeasured);
}

function useRows(onLeave: () => void): (group: readonly CheckFinding[], index: number) => CheckRow {
  const t = useTranslator();
  const { views } = useEditor();
  const { playback } = useCommands();
  const scenes = useStore(views.$scenes);
  const ratio = useStore(views.$ratio);
  const { templates } = useStore(views.$context);
  const { fix, keepOf } = useFindingRemedies();
  const longer = useLongerScene();
  const moving = useStillScene(onLeave);
  const suggest = useColorSuggestions();
  return (group, index) => {
    const [first] = group;
    if (!first) throw new RangeError('a group has a finding');
    const scene = scenes.find(({ sceneId }) => sceneId === first.sceneId);
    const remedies = [longer(first) ?? [], moving(first)].flat();
    const isLedByRemedy = first.code === 'scene_still' && remedies.length > 0;
    return {
      key: `${first.code} ${first.sceneId} ${first.field} ${index}`,
      severity: first.severity,
      text: findingText(first, group.length, scene && templates.get(scene.templateId), t),
      tried:
        scene && first.code === 'text_contrast' && first.field !== null
          ? suggest(scene.sceneId, { field: first.field })
          : undefined,
      scene: scene && { number: scene.index + 1, name: scene.name, posterUrl: scene.previewUrl ?? null, ratio },
      remedies,
      onFix: isLedByRemedy
        ? undefined
        : () => {
            onLeave();
            if (first.sceneId !== null) playback.showScene(first.sceneId);
            fix(first);
          },
      onKeep: keepOf(group),
    };
  };
}
