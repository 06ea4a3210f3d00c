import { createConnection, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';
const STATUS = /^HTTP\/1\.1 (\d+)/;
const LENGTH = /^content-length: (\d+)/im;

function answerIn(text: string): Answer | null {
  const end = text.indexOf(HEAD_END);
  if (end === -1) return null;
  const head = text.slice(0, end);
  const body = text.slice(end + HEAD_END.length);
  if (Buffer.byteLength(body) < Number(LENGTH.exec(head)?.[1] ?? 0)) return null;
  return { status: Number(STATUS.exec(head)?.[1]), body };
}

/**
 * A minimal HTTP client. A client library would cost this machine as much as the server itself, and both share its
 * cores; a real attacker has its own machine.
 */
export function createPlainCaller(url: string) {
  const { hostname, port, host } = new URL(url);
  const idle: Socket[] = [];
  return (path: string, body: object, from: string): Promise<Answer> => {
    const socket = idle.pop() ?? createConnection({ host: hostname, port: Number(port), noDelay: true });
    const json = JSON.stringify(body);
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: ${host}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(json)}`,
      `x-forwarded-for: ${from}`,
    ].join('\r\n');
    return new Promise((resolve, reject) => {
      let text = '';
      socket.setEncoding('utf8');
      socket.once('error', reject);
      socket.on('data', (part) => {
        text += part;
        const answer = answerIn(text);
        if (answer === null) return;
        socket.removeAllListeners('data').removeAllListeners('error');
        idle.push(socket);
        resolve(answer);
      });
      socket.write(`${head}${HEAD_END}${json}`);
    });
  };
}
