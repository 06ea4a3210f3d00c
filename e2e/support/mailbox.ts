import { setTimeout as sleep } from 'node:timers/promises';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

const LIMIT_MS = 10_000;

/** The mails to an address, newest first. Read from the test process, because the mailbox answers only this machine. */
export async function mailsTo(baseURL: string, email: string): Promise<Mail[]> {
  const mails = (await (await fetch(new URL('/dev/mailbox.json', baseURL))).json()) as Mail[];
  return mails.filter(({ recipient }) => recipient === email);
}

/** The link with a code in the newest mail to an address; waits for one newer than the first `skip`. */
export async function linkInMail(baseURL: string, email: string, { skip = 0 } = {}): Promise<string> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const mails = await mailsTo(baseURL, email);
    const links = mails.flatMap(({ text }) => /https?:\/\/\S+oobCode=\S+/.exec(text)?.[0] ?? []);
    const [newest] = links;
    if (newest !== undefined && links.length > skip) return newest;
    if (Date.now() > deadline) throw new Error('no mail with a link came');
    await sleep(100);
  }
}
