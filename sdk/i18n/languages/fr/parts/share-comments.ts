import type { Translation } from '../../../message';
import type { shareCommentMessages } from '../../../parts/share-comments';

export const messages: Translation<typeof shareCommentMessages> = {
  'comments.title': 'Commentaires',
  'comments.none': 'Aucun commentaire pour l’instant',
  'comments.noneText': 'Mettez la vidéo en pause à l’endroit que vous voulez commenter.',
  'comments.jump': 'Aller à {time}',
  'comments.mark': '{author} à {time} : {text}',
  'comments.done': 'Traité',
  'comments.answer': 'Réponse du propriétaire',
  'comments.name': 'Votre nom',
  'comments.text': 'Votre commentaire',
  'comments.send': 'Commenter à {time}',
  'comments.sent': 'Votre commentaire est envoyé.',
  'comments.allow': 'Demander des commentaires',
  'comments.allowHint': 'Recueillez des commentaires sur la chronologie. Vous recevez un e-mail.',
  'comments.noneYet': 'Aucun commentaire pour l’instant.',
  'comments.reply': 'Répondre',
  'comments.change': 'Modifier la réponse',
  'comments.replyLabel': 'Votre réponse à {author}',
  'comments.save': 'Enregistrer',
  'comments.markDone': 'Marquer comme traité',
  'comments.reopen': 'Rouvrir',
  'comments.delete': 'Supprimer',
  'comments.deleteTitle': 'Supprimer ce commentaire ?',
  'comments.deleteText': 'Le commentaire et votre réponse seront supprimés définitivement.',
};
