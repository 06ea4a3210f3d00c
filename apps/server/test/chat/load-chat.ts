import { loadChatData } from '@evidose/knowledge';
import { loadEngine } from '../../src/engine.ts';
import { createChatOnce } from '../../src/modules/chat/once.ts';
import { createChat } from '../../src/modules/chat/service.ts';
import { createReader, type Reader, type Said } from '../../src/modules/chat/understand/reader.ts';

/** The chat on the real knowledge, one for all test files of a worker: it answers and keeps nothing. */
export async function loadChat() {
  const prepared = await loadEngine();
  return { prepared, ...createChatOnce(prepared).made() };
}

/** Reading takes most of the time, and messages of the corpus are asked several times: each is read once. */
function remembering(reader: Reader): Reader {
  const known = new Map<string, Said>();
  return {
    ...reader,
    read: (message) => {
      const said = known.get(message) ?? reader.read(message);
      known.set(message, said);
      return said;
    },
  };
}

/** A chat for the whole corpus, with the reader that it reads with. */
export async function loadCorpusChat() {
  const prepared = await loadEngine();
  const data = loadChatData();
  const reader = remembering(createReader(prepared, data));
  return { prepared, data, reader, chat: createChat(prepared, data, reader) };
}
