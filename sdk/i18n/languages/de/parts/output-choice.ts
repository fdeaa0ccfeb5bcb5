import type { Translation } from '../../../message';
import type { outputChoiceMessages } from '../../../parts/output-choice';

export const messages: Translation<typeof outputChoiceMessages> = {
  'output.resolution': 'Auflösung',
  'output.720p': '720p',
  'output.1080p': '1080p',
  'output.4k': '4K',
  'output.quality': 'Qualität',
  'output.small': 'Niedrig',
  'output.standard': 'Standard',
  'output.high': 'Hoch',
  'output.frameRate': 'Bildrate',
  'output.fps': '{count} Bilder/s',
  'output.estimate': 'Etwa {size}',
  'output.slow4k': 'Ein 4K-Export dauert etwa viermal so lange.',
  'output.text': '{format}, {width} × {height}, {fps} Bilder pro Sekunde, {seconds}\u00a0s.',
  'output.otherChoice': 'Du hast diese Version noch nicht mit diesen Einstellungen exportiert.',
  'output.webmNote': 'Läuft in Browsern.',
  'output.movNote': 'Eine große Datei für den Videoschnitt. Browser können sie nicht abspielen.',
  'output.gifNote': 'Ein GIF hat keinen Ton.',
  'output.transparentNote': 'Bilder und Videos im Hintergrund bleiben.',
  'output.gifLength': 'Ein GIF kann bis zu 60 Sekunden lang sein. Wähle einen anderen Dateityp oder kürze das Video.',
  'output.movLength':
    'Eine ProRes-Datei kann bis zu 5 Minuten lang sein. Wähle einen anderen Dateityp oder kürze das Video.',
  'output.noPreview':
    'Browser können ProRes nicht abspielen. Lade die Datei herunter und öffne sie in einem Schnittprogramm.',
};
