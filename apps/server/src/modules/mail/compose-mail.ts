/** Our mails in HTML and plain text. */

interface Letter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Small print: how long it is valid, what to do if it was not you. */
  readonly notes?: readonly string[];
}

const INK = '#0c2a27';
const QUIET = '#3b5450';
const BRAND = '#045f47';
const PAPER = '#f4fbf8';
const FONT = "'Figtree', 'Segoe UI', Helvetica, Arial, sans-serif";
const SERIF = "'Newsreader', Georgia, 'Times New Roman', serif";
const SIGN_OFF = 'Evidose · evidence, dosed';

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function textOf({ title, paragraphs, button, notes = [] }: Letter): string {
  const action = button === undefined ? [] : [`${button.label}:\n${button.href}`];
  return `${[title, ...paragraphs, ...action, ...notes, `--\n${SIGN_OFF}`].join('\n\n')}\n`;
}

const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

function buttonOf({ label, href }: NonNullable<Letter['button']>): string {
  const link = `display:inline-block;padding:14px 28px;color:#ffffff;text-decoration:none;font:600 16px ${FONT}`;
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>`,
    `<td bgcolor="${BRAND}" style="border-radius:999px"><a href="${escapeHtml(href)}" style="${link}">${escapeHtml(label)}</a></td>`,
    '</tr></table>',
    paragraph(
      'If the button doesn’t work, copy this address into your browser:',
      `font:14px/1.5 ${FONT};color:${QUIET}`,
    ),
    `<p style="margin:0 0 24px;font:13px/1.5 ${FONT};word-break:break-all"><a href="${escapeHtml(href)}" style="color:${BRAND}">${escapeHtml(href)}</a></p>`,
  ].join('');
}

function htmlOf({ title, paragraphs, button, notes = [] }: Letter): string {
  const body = [
    `<h1 style="margin:0 0 16px;font:500 26px/1.25 ${SERIF};color:${INK}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, `font:16px/1.6 ${FONT};color:${INK}`)),
    ...(button === undefined ? [] : [buttonOf(button)]),
    ...notes.map((text) => paragraph(text, `font:14px/1.5 ${FONT};color:${QUIET}`)),
  ].join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:0;background:${PAPER}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}"><tr><td align="center" style="padding:32px 16px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr>',
    `<td style="padding:0 8px 20px;font:600 22px ${SERIF};color:${BRAND}">Evidose</td></tr><tr>`,
    `<td bgcolor="#ffffff" style="padding:36px 32px 20px;border-radius:16px">${body}</td></tr><tr>`,
    `<td style="padding:20px 8px;font:13px/1.5 ${FONT};color:${QUIET}">${SIGN_OFF}</td>`,
    '</tr></table></td></tr></table></body></html>',
  ].join('');
}

export function composeMail(letter: Letter): { text: string; html: string } {
  return { text: textOf(letter), html: htmlOf(letter) };
}
