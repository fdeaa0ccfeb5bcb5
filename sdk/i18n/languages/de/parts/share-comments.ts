import type { Translation } from '../../../message';
import type { shareCommentMessages } from '../../../parts/share-comments';

export const messages: Translation<typeof shareCommentMessages> = {
  'comments.title': 'Kommentare',
  'comments.none': 'Noch keine Kommentare',
  'comments.noneText': 'Halte das Video dort an, wo du etwas sagen möchtest.',
  'comments.jump': 'Zu {time} springen',
  'comments.mark': '{author} bei {time}: {text}',
  'comments.done': 'Erledigt',
  'comments.answer': 'Antwort vom Eigentümer',
  'comments.name': 'Dein Name',
  'comments.text': 'Dein Kommentar',
  'comments.send': 'Bei {time} kommentieren',
  'comments.sent': 'Dein Kommentar wurde gesendet.',
  'comments.allow': 'Besucher um Kommentare bitten',
  'comments.allowHint': 'Sammle Kommentare auf der Zeitleiste. Du bekommst eine E-Mail.',
  'comments.noneYet': 'Noch keine Kommentare.',
  'comments.reply': 'Antworten',
  'comments.change': 'Antwort ändern',
  'comments.replyLabel': 'Deine Antwort an {author}',
  'comments.save': 'Antwort speichern',
  'comments.markDone': 'Als erledigt markieren',
  'comments.reopen': 'Als offen markieren',
  'comments.delete': 'Löschen',
  'comments.deleteTitle': 'Diesen Kommentar löschen?',
  'comments.deleteText': 'Der Kommentar und deine Antwort werden endgültig gelöscht.',
};
