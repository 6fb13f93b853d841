import cluster, { type Worker } from 'node:cluster';

type Message = { act?: string; ack?: number; seq?: number };
type Handle = { close(): void };

/**
 * A process that dies may have been given a connection that it has not taken yet. Node forgets it,
 * open: whoever has sent a form waits for minutes. Here it goes to another process, as it would had
 * the dead one declined it. Seen in Node 20.20; nodejs/node-v0.x-archive#7006.
 */
export function handOnConnections({ process: child }: Worker): void {
  // The next one is given when this one is taken.
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
  // All that it said has been read by then. It never counts as disconnected with a handle on its way.
  child.once('close', () => {
    if (!given) return;
    const { seq, handle } = given;
    const isAnyLeft = Object.values(cluster.workers ?? {}).some((other) => other?.isConnected());
    if (!isAnyLeft) return handle.close();
    child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack: seq, accepted: false });
  });
}
