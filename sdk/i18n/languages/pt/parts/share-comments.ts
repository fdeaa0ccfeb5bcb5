import type { Translation } from '../../../message';
import type { shareCommentMessages } from '../../../parts/share-comments';

export const messages: Translation<typeof shareCommentMessages> = {
  'comments.title': 'Comentários',
  'comments.none': 'Ainda não há comentários',
  'comments.noneText': 'Pause o vídeo no ponto em que quer dizer algo.',
  'comments.jump': 'Ir para {time}',
  'comments.mark': '{author} em {time}: {text}',
  'comments.done': 'Resolvido',
  'comments.answer': 'Resposta do dono do vídeo',
  'comments.name': 'Seu nome',
  'comments.text': 'Seu comentário',
  'comments.send': 'Comentar em {time}',
  'comments.sent': 'Seu comentário foi enviado.',
  'comments.allow': 'Pedir comentários aos visitantes',
  'comments.allowHint': 'Reúna comentários na linha do tempo. Você recebe um e-mail.',
  'comments.noneYet': 'Ainda não há comentários.',
  'comments.reply': 'Responder',
  'comments.change': 'Alterar resposta',
  'comments.replyLabel': 'Sua resposta a {author}',
  'comments.save': 'Salvar resposta',
  'comments.markDone': 'Marcar como resolvido',
  'comments.reopen': 'Marcar como aberto',
  'comments.delete': 'Excluir',
  'comments.deleteTitle': 'Excluir este comentário?',
  'comments.deleteText': 'O comentário e sua resposta serão excluídos permanentemente.',
};
