import { useStore } from '@nanostores/react';
import { createTemplateImport } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';
import { DropZone, type DropZoneHandle } from './drop-zone';
import { ImportOutcome } from './import-outcome';
import { ImportedList } from './imported-list';
import templateImport from './template-import.css?inline';
import type { TemplateImportProps } from './template-import-props';

const useStyles = lazyStyles([templateImport]);

/** Check, import and look after the templates of the team. */
export function TemplateImportPage({ templateAction }: TemplateImportProps) {
  useImportScreen();
  const t = useTranslator();
  const { user } = useSession();
  const isOperator = user?.role === 'operator';
  return (
    <section className="sr-library">
      <header>
        <h1 className="sr-page__title">{t('import.title')}</h1>
        <p className="sr-page__text">{t('import.text')}</p>
      </header>
      {isOperator ? <Workbench templateAction={templateAction} /> : <Notice tone="info">{t('import.denied')}</Notice>}
    </section>
  );
}

function Workbench({ templateAction }: TemplateImportProps) {
  const spotreel = useSpotreel();
  const [imports] = useState(() => createTemplateImport(spotreel));
  const state = useStore(imports.$state);
  const zone = useRef<DropZoneHandle>(null);

  useEffect(() => {
    void imports.load();
    return imports.clear;
  }, [imports]);

  const choose = () => zone.current?.choose();
  return (
    <>
      <div className="sr-import">
        <DropZone ref={zone} isSmall={state.step !== 'idle'} onFile={imports.check} />
        <ImportOutcome
          state={state}
          templateAction={templateAction}
          onCancel={imports.clear}
          onChoose={choose}
          onImport={imports.importChecked}
        />
      </div>
      <ImportedList imports={imports} templateAction={templateAction} onReplace={choose} />
    </>
  );
}

/** Styles of imports, downloaded with their screen. Before any other hook of it. */
function useImportScreen(): void {
  useStyles();
}
