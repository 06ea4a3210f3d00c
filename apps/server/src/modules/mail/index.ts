export { composeMail } from './compose-mail.ts';
export { type CountEnds, createDeliveries, type Transport } from './deliveries.ts';
export { MAILBOX_PATH } from './mailbox-routes.ts';
export { outboxTable } from './schema.ts';
export { createMail, type Mail, type SendMail } from './service.ts';
export { createSmtpTransport, type MailTransport, type Message } from './transport.ts';
