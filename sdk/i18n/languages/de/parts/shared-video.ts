import type { Translation } from '../../../message';
import type { sharedVideoMessages } from '../../../parts/shared-video';

export const messages: Translation<typeof sharedVideoMessages> = {
  'shared.title': 'Geteiltes Video',
  'shared.loading': 'Das Video wird geladen',
  'shared.player': 'Video: {title}',
  'shared.download': 'Video herunterladen',
  'shared.downloadSize': 'Video herunterladen ({size} MB)',
  'shared.visit': '{site} besuchen',
  'shared.duration': { one: '{count} Sekunde', other: '{count} Sekunden' },
  'shared.captions': 'Untertitel:',
  'shared.passwordTitle': 'Dieses Video ist durch ein Passwort geschützt',
  'shared.passwordText': 'Gib das Passwort ein, das du mit dem Link bekommen hast.',
  'shared.password': 'Passwort',
  'shared.passwordOpen': 'Video ansehen',
  'shared.passwordTries': 'Zu viele falsche Passwörter. Warte 15 Minuten und versuche es noch einmal.',
  'shared.expiredTitle': 'Dieser Link ist abgelaufen',
  'shared.expiredText': 'Bitte die Person, die ihn gesendet hat, um einen neuen Link.',
  'shared.revokedTitle': 'Dieser Link wurde ausgeschaltet',
  'shared.revokedText':
    'Das Video wird hier nicht mehr geteilt. Bitte die Person, die den Link gesendet hat, um einen neuen.',
  'shared.missingTitle': 'Hier gibt es kein Video',
  'shared.missingText': 'Prüfe, ob du den ganzen Link kopiert hast. Vielleicht wurde das Video auch gelöscht.',
  'shared.failedTitle': 'Dieses Video konnte nicht geladen werden',
  'shared.brokenTitle': 'Dieses Video lässt sich nicht abspielen',
  'shared.brokenText': 'Vielleicht ist der Link abgelaufen oder du bist offline. Lade das Video neu.',
  'shared.reload': 'Neu laden',
};
