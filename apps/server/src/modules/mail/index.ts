export { writeLetter } from './letter.ts';
export { createLocalMailbox, type LocalMailbox } from './local-mailbox.ts';
export { createMail, type Mail, type SendMail } from './service.ts';
export { createSmtpTransport, type MailTransport, type Message } from './transport.ts';
