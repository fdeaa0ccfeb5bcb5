import type { MailWords } from './english';

export const german: MailWords = {
  'passwordReset.subject': 'Passwort für {product} zurücksetzen',
  'passwordReset.heading': 'Wähle ein neues Passwort',
  'passwordReset.asked': 'Für dein Konto bei {product} wurde ein neues Passwort angefordert.',
  'passwordReset.once': {
    one: 'Der Link funktioniert einmal und gilt {count} Minute. Wenn du das nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt dann unverändert.',
    other:
      'Der Link funktioniert einmal und gilt {count} Minuten. Wenn du das nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt dann unverändert.',
  },
  'passwordReset.action': 'Neues Passwort wählen',
  'passwordChanged.subject': 'Dein Passwort für {product} wurde geändert',
  'passwordChanged.heading': 'Dein Passwort wurde geändert',
  'passwordChanged.devices': 'Alle anderen Geräte wurden abgemeldet.',
  'passwordChanged.notYou': 'Wenn du das nicht warst, setze dein Passwort jetzt zurück.',
  'passwordChanged.action': 'Passwort zurücksetzen',
  'registeredAgain.subject': 'Du hast schon ein Konto bei {product}',
  'registeredAgain.heading': 'Du hast schon ein Konto',
  'registeredAgain.asked':
    'Mit dieser E-Mail-Adresse wurde ein neues Konto bei {product} angefordert. Du hast aber schon eins.',
  'registeredAgain.action': 'Anmelden',
  'webhookOff.subject': 'Ein Webhook von {product} wurde ausgeschaltet',
  'webhookOff.heading': 'Ein Webhook wurde ausgeschaltet',
  'webhookOff.why':
    'Seit fünf Tagen ist jede Zustellung an einen deiner Webhooks fehlgeschlagen. Deshalb senden wir ihm keine Ereignisse mehr.',
  'webhookOff.next':
    'Sieh nach, was dein Server geantwortet hat, behebe den Fehler und schalte den Webhook wieder ein.',
  'webhookOff.action': 'Webhooks ansehen',
  'webhookOff.footer': 'Du erhältst diese E-Mail, weil {email} ein Konto bei {product} mit Webhooks verwaltet.',
  'exportReady.subject': 'Dein Datenexport ist fertig',
  'exportReady.heading': 'Dein Datenexport ist fertig',
  'exportReady.asked': 'Du hast alle Daten angefordert, die {product} über dich gespeichert hat.',
  'exportReady.days': {
    one: 'Du kannst sie {count} Tag lang herunterladen.',
    other: 'Du kannst sie {count} Tage lang herunterladen.',
  },
  'exportReady.action': 'Herunterladen',
  'confirmation.subject': 'Bestätige deine E-Mail-Adresse für {product}',
  'confirmation.heading': 'Bestätige deine E-Mail-Adresse',
  'confirmation.start': 'Bestätige deine Adresse und wähle ein Passwort. Dann kannst du mit {product} loslegen.',
  'confirmation.action': 'Bestätigen und loslegen',
  'confirmation.footer': 'Wenn du kein Konto angefordert hast, ignoriere diese E-Mail.',
  'invitation.subject': '{name} lädt dich zu {product} ein',
  'invitation.heading': 'Deine Einladung zu {product}',
  'invitation.start': '{name} lädt dich ein, mit {product} Videos zu erstellen. Wähle ein Passwort, um loszulegen.',
  'invitation.action': 'Einladung annehmen',
  'invitation.footer': 'Wenn du den Absender nicht kennst, ignoriere diese E-Mail.',
  'answer.subject': 'Antwort vom Support von {product}: {subject}',
  'answer.headingIdea': 'Antwort auf deine Idee',
  'answer.headingQuestion': 'Antwort auf deine Frage',
  'answer.action': 'Lesen und antworten',
  'answer.footer': 'Du erhältst diese E-Mail, weil {email} an den Support von {product} geschrieben hat.',
  'comment.subject': 'Neuer Kommentar zu {title}',
  'comment.wrote': '{name} schrieb bei {time}:',
  'comment.action': 'Lesen und antworten',
  'comment.footer':
    'Du erhältst diese E-Mail, weil du dieses Video mit {product} teilst. E-Mails zu Kommentaren kannst du in deinem Konto ausschalten.',
  linkOnce: {
    one: 'Der Link funktioniert einmal und gilt {count} Tag.',
    other: 'Der Link funktioniert einmal und gilt {count} Tage.',
  },
  footer: 'Du erhältst diese E-Mail, weil {email} ein Konto bei {product} hat.',
};
