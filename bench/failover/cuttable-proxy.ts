import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a port that can be cut like a network: nothing passes, and open connections end. */
export async function startCuttable(at: { readonly host: string; readonly port: number }, to: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ host: '127.0.0.1', port: to });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(at.port, at.host, resolve));
  return {
    cut: (): void => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: (): void => {
      isCut = false;
    },
    stop: (): void => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
