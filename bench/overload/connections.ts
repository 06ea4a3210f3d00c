/**
 * HTTP over plain sockets: Node's own client costs as much as the server, and on a small machine an overload of it
 * would be measured instead. It reads a status and the length of a body, which every route sends.
 */
import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** The bytes of a request that is sent many times. */
export function requestBytes(
  { host, pathname }: URL,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Buffer {
  const sent = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...sent }).map(([name, value]) => `${name}: ${value}`);
  const method = body === undefined ? 'GET' : 'POST';
  return Buffer.from(`${method} ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

interface Connection {
  readonly socket: Socket;
  /** The status of the response being read, and how many bytes of it are missing. */
  head: Buffer | null;
  status: number;
  missing: number;
  answered: (status: number) => void;
}

/** Connections to one server: an idle one is used again, and a request without one opens another. */
export function openConnections({ hostname, port }: URL) {
  const idle: Connection[] = [];
  function end(connection: Connection): void {
    connection.head = null;
    idle.push(connection);
    connection.answered(connection.status);
  }
  function read(connection: Connection, data: Buffer): void {
    if (connection.missing > 0) {
      connection.missing -= data.length;
      if (connection.missing <= 0) end(connection);
      return;
    }
    const head = connection.head === null ? data : Buffer.concat([connection.head, data]);
    const headEnd = head.indexOf(HEAD_END);
    connection.head = head;
    if (headEnd < 0) return;
    const text = head.toString('latin1', 0, headEnd);
    connection.status = Number(text.slice(9, 12));
    connection.missing = headEnd + HEAD_END.length + Number(LENGTH.exec(text)?.[1] ?? 0) - head.length;
    if (connection.missing <= 0) end(connection);
  }
  function open(): Connection {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const connection: Connection = { socket, head: null, status: 0, missing: 0, answered: () => undefined };
    const drop = () => {
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
      else connection.answered(0);
    };
    socket.on('data', (data) => read(connection, data));
    socket.once('error', () => undefined);
    socket.once('close', drop);
    return connection;
  }
  return {
    /** Resolves with the status, or 0 if the connection was lost. */
    send: (bytes: Buffer): Promise<number> =>
      new Promise((resolve) => {
        const connection = idle.pop() ?? open();
        connection.answered = resolve;
        connection.socket.write(bytes);
      }),
    close: () => {
      for (const { socket } of idle) socket.destroy();
    },
  };
}
