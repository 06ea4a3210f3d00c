/** What the watch module reads across modules: whole batches of people at once, which no per-person service offers. */
export { supplementsChosen } from './chosen/schema.ts';
export { accounts } from './identity/schema.ts';
export { users } from './profile/schema.ts';
export { findingsOf } from './recommendations/pending.ts';
export { supplementsSuggested } from './suggestions/schema.ts';
export { trials } from './trials/schema.ts';
