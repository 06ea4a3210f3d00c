import { SMTPServer } from 'smtp-server';

/** A real mail server that keeps what it is given, and refuses when told to. */
export function mailServer() {
  const received: string[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        if (refusal !== null) return done(Object.assign(new Error('no'), { responseCode: refusal }));
        received.push(text);
        return done();
      });
    },
  });
  const listen = (port = 0) =>
    new Promise<number>((resolve) => {
      const listener = server.listen(port, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    received,
    listen,
    close,
    refuse: (value: boolean, code = 451) => {
      refusal = value ? code : null;
    },
  };
}
