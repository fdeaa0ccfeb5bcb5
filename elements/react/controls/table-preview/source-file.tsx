import { useStore } from '@nanostores/react';
import { LONGEST_SOURCE_TEXT } from '@spotreel/sdk/internal/contract';
import { createTableReading, type SourceText, sourceTextOf, type TableReading } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { FileButton } from '../button/file-button';
import { Notice } from '../notice/notice';
import { TablePreview } from './table-preview';

const TABLES = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';
const DOCUMENTS = `${TABLES},.xml,.json,text/xml`;

interface SourceFileProps {
  /** Label of the button. */
  label: string;
  /** XML and JSON are taken, too. Default: false. */
  takesDocuments?: boolean;
  /** Called with the source: again with each choice. Undefined: nothing is ready. */
  onSource: (source: NamedSource | undefined) => void;
}

/** A file as it is sent to the server. */
export interface NamedSource {
  readonly name: string;
  readonly text: string;
}

/** A file whose table is shown before the server is asked what it understands. */
export function SourceFile({ label, takesDocuments = false, onSource }: SourceFileProps) {
  const t = useTranslator();
  const { reading, source, isTooLarge } = useSourceFile(takesDocuments, onSource);
  const { name, document } = useStore(reading.$state);
  return (
    <>
      <div className="sr-table-preview__file">
        <FileButton
          accept={takesDocuments ? DOCUMENTS : TABLES}
          onFiles={([file]) => file && void reading.readFile(file)}
        >
          {label}
        </FileButton>
        {document !== undefined && <bdi>{name}</bdi>}
      </div>
      <TablePreview reading={reading} />
      {isTooLarge && <Notice tone="danger">{t('products.fileTooLarge')}</Notice>}
      {source && source.leftOut > 0 && <Notice tone="warning">{t('table.leftOut', { count: source.leftOut })}</Notice>}
    </>
  );
}

interface SourceFileState {
  readonly reading: TableReading;
  readonly source: SourceText | undefined;
  /** Documents are sent whole, or not at all. */
  readonly isTooLarge: boolean;
}

function useSourceFile(takesDocuments: boolean, onSource: SourceFileProps['onSource']): SourceFileState {
  const spotreel = useSpotreel();
  const [reading] = useState(() => createTableReading(spotreel, { takesDocuments }));
  const [source, setSource] = useState<SourceText>();
  const latest = useRef(onSource);
  latest.current = onSource;
  const isTooLarge = source !== undefined && source.text.length > LONGEST_SOURCE_TEXT;

  useEffect(
    () =>
      reading.$state.listen((state) => {
        const next = sourceTextOf(state);
        setSource(next);
        const fits = next !== undefined && next.text.length <= LONGEST_SOURCE_TEXT;
        latest.current(fits ? { name: state.name.slice(0, 200), text: next.text } : undefined);
      }),
    [reading],
  );
  return { reading, source, isTooLarge };
}
