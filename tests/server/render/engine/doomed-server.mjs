// Starts a painter as the server does, gives it a job, says its process id once it paints, and waits to be killed.
import { fork } from 'node:child_process';

const [, , painterEntry, job] = process.argv;
const painter = fork(painterEntry, [], {
  detached: true,
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
});
painter.on('message', ({ type }) => {
  if (type === 'progress') process.send(painter.pid);
});
painter.send({ kind: 'paint-segment', input: JSON.parse(job) });
