import { useStore } from '@nanostores/react';
import { createExportTime } from '@spotreel/sdk/internal/stores';
import { Box } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { roughTime } from './rough-time';

/** That an export is rendered in 3D, and how long that takes: much longer than other exports. */
export function ExportTime({ projectId }: { projectId: number }) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [time] = useState(() => createExportTime(spotreel, projectId));
  const seconds = useStore(time.$seconds);
  useEffect(() => void time.load(), [time]);
  if (seconds === undefined) return null;
  return (
    <p className="sr-render__time">
      <Box aria-hidden />
      {t('render.in3d', { time: roughTime(seconds, t.locale) })}
    </p>
  );
}
