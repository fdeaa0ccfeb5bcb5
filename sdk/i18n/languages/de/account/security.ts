import type { securityMessages } from '../../../account/security';
import type { Translation } from '../../../message';

export const messages: Translation<typeof securityMessages> = {
  'security.passwordTitle': 'Passwort',
  'security.passwordText': 'Wenn du dein Passwort änderst, wirst du auf allen anderen Geräten abgemeldet.',
  'security.currentPassword': 'Aktuelles Passwort',
  'security.changePassword': 'Passwort ändern',
  'security.passwordChanged': 'Dein Passwort ist geändert.',
  'security.factorTitle': 'Anmeldung in zwei Schritten',
  'security.factorText': 'Nach dem Passwort gibst du einen Code aus einer Authenticator-App auf deinem Handy ein.',
  'security.factorRequired':
    'Deine Rolle braucht die Anmeldung in zwei Schritten. Schalte sie ein, um die anderen Seiten zu öffnen.',
  'security.factorOn': 'An',
  'security.factorOff': 'Aus',
  'security.turnOn': 'Einschalten',
  'security.turnOff': 'Ausschalten',
  'security.confirmPassword': 'Dein Passwort',
  'security.continue': 'Weiter',
  'security.scanText':
    'Öffne deine Authenticator-App, füge ein Konto hinzu und scanne den Code. Gib dann die sechs Ziffern ein, die die App zeigt.',
  'security.qrLabel': 'QR-Code für deine Authenticator-App',
  'security.secret': 'Scannen geht nicht? Gib diesen Schlüssel in der App ein:',
  'security.code': 'Code aus der App',
  'security.codeOrRecovery': 'Code aus der App oder Wiederherstellungscode',
  'security.codesTitle': 'Bewahre deine Wiederherstellungscodes auf',
  'security.codesText':
    'Mit jedem Code kannst du dich einmal anmelden, falls du dein Handy verlierst. Du siehst sie nicht noch einmal.',
  'security.copyCodes': 'Codes kopieren',
  'security.codesCopied': 'Kopiert',
  'security.downloadCodes': 'Herunterladen',
  'security.done': 'Ich habe sie gesichert',
  'security.codesLeft': { one: 'Noch {count} Wiederherstellungscode', other: 'Noch {count} Wiederherstellungscodes' },
  'security.renewCodes': 'Neue Wiederherstellungscodes',
  'security.sessionsTitle': 'Wo du angemeldet bist',
  'security.sessionsText': 'Melde Geräte ab, die du nicht kennst oder nicht mehr verwendest.',
  'security.thisDevice': 'Dieses Gerät',
  'security.unknownDevice': 'Unbekanntes Gerät',
  'security.lastUsed': 'Zuletzt verwendet: {when}',
  'security.endSession': '{device} abmelden',
  'security.endShort': 'Abmelden',
  'security.endOthers': 'Alle anderen Geräte abmelden',
  'security.errorTitle': 'Diese Seite konnte nicht geladen werden',
};
