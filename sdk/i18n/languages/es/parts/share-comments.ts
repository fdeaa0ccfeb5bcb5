import type { Translation } from '../../../message';
import type { shareCommentMessages } from '../../../parts/share-comments';

export const messages: Translation<typeof shareCommentMessages> = {
  'comments.title': 'Comentarios',
  'comments.none': 'Aún no hay comentarios',
  'comments.noneText': 'Pausa el video donde quieras comentar algo.',
  'comments.jump': 'Ir a {time}',
  'comments.mark': '{author} en {time}: {text}',
  'comments.done': 'Resuelto',
  'comments.answer': 'Respuesta del propietario',
  'comments.name': 'Tu nombre',
  'comments.text': 'Tu comentario',
  'comments.send': 'Comentar en {time}',
  'comments.sent': 'Tu comentario se ha enviado.',
  'comments.allow': 'Pedir comentarios a los visitantes',
  'comments.allowHint': 'Reúne comentarios en la línea de tiempo. Recibes un correo.',
  'comments.noneYet': 'Aún no hay comentarios.',
  'comments.reply': 'Responder',
  'comments.change': 'Cambiar respuesta',
  'comments.replyLabel': 'Tu respuesta a {author}',
  'comments.save': 'Guardar respuesta',
  'comments.markDone': 'Marcar como resuelto',
  'comments.reopen': 'Marcar como abierto',
  'comments.delete': 'Eliminar',
  'comments.deleteTitle': '¿Eliminar este comentario?',
  'comments.deleteText': 'El comentario y tu respuesta se eliminarán de forma permanente.',
};
