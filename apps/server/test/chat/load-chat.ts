import { loadEngine } from '../../src/engine.ts';
import { createChatOnce } from '../../src/modules/chat/once.ts';

/** The chat on the real knowledge, one for all test files of a worker: it answers and keeps nothing. */
export async function loadChat() {
  const prepared = await loadEngine();
  return { prepared, ...createChatOnce(prepared).made() };
}
