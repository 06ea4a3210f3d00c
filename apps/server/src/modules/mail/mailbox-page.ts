import { escapeHtml } from './compose-mail.ts';
import type { LocalMail } from './local-mailbox.ts';

export const MAILBOX_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#04292a, #e8f3ee); --soft: light-dark(#38514f, #b3c4bd);
  --paper: light-dark(#f5fbf8, #08191a); --card: light-dark(#fff, #10292a); --line: light-dark(#d0dfda, #27403f); --accent: light-dark(#005c42, #7fd6b2); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { font: 500 1.75rem/1.2 Georgia, serif; margin: 0 0 .25rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
p { color: var(--soft); margin: 0 0 1.5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li, pre { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem 1.25rem; margin: 0 0 .75rem; }
li span { display: block; color: var(--soft); font-size: .875rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function page(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/dev/mailbox.css"></head>`,
    `<body><main>${body}</main></body></html>`,
  ].join('');
}

const timeOf = ({ sentAt }: LocalMail) => sentAt.toISOString().slice(0, 19).replace('T', ' ');

export function mailboxPage(mails: readonly LocalMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><span>to ${escapeHtml(mail.recipient)} · ${timeOf(mail)}</span></li>`,
  );
  const list = items.length === 0 ? '<p>No mail yet.</p>' : `<ul>${items.join('')}</ul>`;
  return page(
    'Local mailbox',
    `<h1>Local mailbox</h1><p>No mail server is configured: mail comes here instead.</p>${list}`,
  );
}

const withLinks = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s]+/g, (address) => `<a href="${address}">${address}</a>`);

export function mailPage(mail: LocalMail): string {
  return page(
    mail.subject,
    [
      `<h1>${escapeHtml(mail.subject)}</h1>`,
      `<p>to ${escapeHtml(mail.recipient)} · ${timeOf(mail)} · <a href="/dev/mailbox/${mail.id}/html">as HTML</a> · <a href="/dev/mailbox">all mail</a></p>`,
      `<pre>${withLinks(mail.textBody)}</pre>`,
    ].join(''),
  );
}
