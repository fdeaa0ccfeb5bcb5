import { useStore } from '@nanostores/react';
import { Clapperboard, RectangleHorizontal, RectangleVertical, Redo2, Search, Square, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';
import { useAllowedEdits } from '../../editor-context/use-allowed-edits';
import { CommandButton } from '../commands/command-button';
import { redoCommand, undoCommand } from '../commands/history-commands';
import { openPalette } from '../commands/view-commands';
import { RenderStateText } from '../exporting/render-state';
import { SaveStatus } from './save-status';

export interface EditorBarProps {
  back?: ReactNode;
  /** Before the buttons. */
  header?: ReactNode;
  /** Buttons of the page, before the export. */
  actions?: ReactNode;
}

/** Name, state of saving, undo, format, render. */
export function EditorBar({ back, header, actions }: EditorBarProps) {
  const t = useTranslator();
  const { ui } = useCommands();
  const isPicture = useStore(useEditor().environment.$kind) === 'image';
  return (
    <header className="sr-editor__bar" part="bar">
      {back}
      <ProjectName />
      <SaveStatus />
      <span className="sr-editor__spacer" />
      {header}
      <CommandButton command={openPalette} className="sr-editor__palette">
        <Search aria-hidden />
      </CommandButton>
      <CommandButton command={undoCommand}>
        <Undo2 aria-hidden />
      </CommandButton>
      <CommandButton command={redoCommand}>
        <Redo2 aria-hidden />
      </CommandButton>
      <RatioSwitch />
      <RenderStateText />
      {actions}
      <Button
        variant="primary"
        icon={<Clapperboard aria-hidden />}
        className="sr-editor__render"
        onClick={ui.openRender}
      >
        {t(isPicture ? 'pictureExport.start' : 'editor.render')}
      </Button>
    </header>
  );
}

/** The name as a field that looks like a heading; an empty one goes back to what it was. */
function ProjectName() {
  const t = useTranslator();
  const { document, actions, views } = useEditor();
  const name = useStore(views.$name);
  const allows = useAllowedEdits();
  const [typed, setTyped] = useState<string>();

  function finish() {
    if (typed !== undefined) actions.rename(typed);
    setTyped(undefined);
    document.closeStep();
  }

  return (
    <input
      className="sr-editor__name"
      aria-label={t('editor.projectName')}
      maxLength={120}
      readOnly={!allows('name')}
      value={typed ?? name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

const icons = { landscape: RectangleHorizontal, portrait: RectangleVertical, square: Square } as const;

const keys = { landscape: 'editor.landscape', portrait: 'editor.portrait', square: 'editor.square' } as const;

/** The format of the video. Changing it keeps every word and picture. */
function RatioSwitch() {
  const t = useTranslator();
  const { views, actions } = useEditor();
  const ratio = useStore(views.$ratio);
  const ratios = useStore(views.$ratios);
  if (!useAllowedEdits()('size')) return null;
  return (
    <fieldset className="sr-segments sr-editor__ratio">
      <legend className="sr-visually-hidden">{t('editor.ratio')}</legend>
      {ratios.map((option) => {
        const Icon = icons[option];
        return (
          <button
            key={option}
            type="button"
            aria-pressed={option === ratio}
            aria-label={t(keys[option])}
            title={t(keys[option])}
            onClick={() => actions.setRatio(option)}
          >
            <Icon aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}
