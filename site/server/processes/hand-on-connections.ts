import type { Worker } from 'node:cluster';

type Message = { act?: string; ack?: number; seq?: number };
type Handle = { close(): void };

// A process may die before it has taken a connection. Node then forgets that connection but leaves
// it open, and whoever sent a form waits for minutes: here another process gets it. Seen in Node
// 20.20; nodejs/node-v0.x-archive#7006.
export function handOnConnections({ process: child }: Worker, isServed: () => boolean): void {
  // Node gives a process the next connection only when it has taken this one.
  let given: { seq?: number; handle: Handle } | undefined;
  const send = child.send.bind(child) as (...args: unknown[]) => boolean;
  child.send = (...args: unknown[]) => {
    const [message, handle] = args as [Message, Handle];
    if (message.act === 'newconn') given = { seq: message.seq, handle };
    return send(...args);
  };
  child.on('internalMessage', ({ ack }: Message) => {
    if (given && ack === given.seq) given = undefined;
  });
  // By now every message of the process has been read.
  child.once('close', () => {
    if (!given) return;
    const { seq, handle } = given;
    // With a connection on its way, a process never counts as disconnected and might be given more.
    child.emit('disconnect');
    if (!isServed()) return handle.close();
    child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack: seq, accepted: false });
  });
}
