import { z } from 'zod';
import { PushDevice, PushDeviceId, PushSubscription, ReminderSettings, Reminders } from './reminders-documents.ts';
import type { RouteContract } from './route.ts';

export const readReminders = {
  method: 'GET',
  path: '/v1/me/reminders',
  summary: 'When the person is reminded, and on which devices',
  access: 'verified',
  response: Reminders,
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const setReminders = {
  method: 'PUT',
  path: '/v1/me/reminders',
  summary: 'Set reminders and turn them on; they go by the hours of `day-times`',
  access: 'verified',
  body: ReminderSettings,
  response: Reminders,
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const endReminders = {
  method: 'DELETE',
  path: '/v1/me/reminders',
  summary: 'End all reminders at once: mails, and notifications on every device',
  access: 'verified',
  response: null,
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const addPushDevice = {
  method: 'POST',
  path: '/v1/me/push-devices',
  summary: 'Send notifications to this browser. The same subscription again stays one device',
  access: 'verified',
  body: PushSubscription,
  response: PushDevice,
  errors: ['DATA_NOT_STORED', 'TOO_MUCH_STORED'],
} as const satisfies RouteContract;

export const removePushDevice = {
  method: 'DELETE',
  path: '/v1/me/push-devices/:deviceId',
  summary: 'No more notifications on this device',
  access: 'verified',
  params: z.object({ deviceId: PushDeviceId }),
  response: null,
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

const Token = z.string().max(300);

/** One-click unsubscribe (RFC 8058), the button of a notification, or the page linked in mails. */
export const endRemindersByLink = {
  method: 'POST',
  path: '/v1/reminders/end/:token',
  summary: 'End the mails, or the notifications on one device, that an address was sent with',
  access: 'open',
  costs: 'light',
  params: z.object({ token: Token }),
  response: z.object({ ended: z.enum(['mails', 'notifications']) }),
  errors: ['NOT_FOUND', 'DATA_NOT_STORED'],
} as const satisfies RouteContract;

/** A mail program without one-click support opens the address. Opening it changes nothing. */
export const openEndOfReminders = {
  method: 'GET',
  path: '/v1/reminders/end/:token',
  summary: 'Leads to the page with the button that ends them',
  access: 'open',
  params: z.object({ token: Token }),
  response: null,
  file: ['text/html'],
  errors: [],
} as const satisfies RouteContract;
