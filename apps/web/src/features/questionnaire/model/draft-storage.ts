import { usualUnits } from '../../../components/questions/usual-units.ts';
import { local, session } from '../../../lib/storage.ts';
import { cleanAnswers } from './clean-answers.ts';
import { type DraftRecord, readJson, readRecord, writeRecord } from './draft-record.ts';
import { resumePlace } from './resume-place.ts';

/** The answers are under the specification's session key; metadata and a durable copy are next to it. */
export const DURABLE_KEY = 'durable:questionnaire';
const TAB_KEY = 'draft:questionnaire';
const CHOICE_KEY = 'durable:questionnaire-on-device';
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A person may opt out of storage on the device; the draft then lasts as long as the tab. */
export const isKeptOnDevice = (): boolean => local.read(CHOICE_KEY) !== 'no';

export function keepOnDevice(isKept: boolean): void {
  if (isKept) local.remove(CHOICE_KEY);
  else {
    local.write(CHOICE_KEY, 'no');
    local.remove(DURABLE_KEY);
  }
}

/** This tab's answers. `quizData` alone is enough, since something else may have written it. */
export function readTab(): DraftRecord | null {
  const answersText = session.read('quizData');
  if (answersText === null) return null;
  const answers = cleanAnswers(readJson(answersText));
  if (Object.keys(answers).length === 0) return null;
  const record = readRecord(session.read(TAB_KEY));
  if (record !== null) return { ...record, state: { ...record.state, answers } };
  return {
    writeId: '',
    savedAt: new Date().toISOString(),
    owner: null,
    place: resumePlace(answers),
    sendKey: null,
    state: { ...usualUnits(), answers, filled: [] },
  };
}

export function writeTab(record: DraftRecord): void {
  session.write('quizData', JSON.stringify(record.state.answers));
  session.write(TAB_KEY, writeRecord({ ...record, state: { ...record.state, answers: {} } }));
}

/** The copy that outlives the tab; it expires after a month without changes. */
export function readDurable(now = Date.now()): DraftRecord | null {
  const record = readRecord(local.read(DURABLE_KEY));
  if (record === null) return null;
  if (now - Date.parse(record.savedAt) <= KEPT_DAYS * DAY_MS) return record;
  local.remove(DURABLE_KEY);
  return null;
}

export function writeDurable(record: DraftRecord): void {
  if (isKeptOnDevice()) local.write(DURABLE_KEY, writeRecord(record));
}

/** The owner of a stored draft, without restoring it; null if there is none. */
export const ownerOfDraft = (): string | null => (readTab() ?? readDurable())?.owner ?? null;

export function clearDrafts(): void {
  session.remove('quizData');
  session.remove(TAB_KEY);
  local.remove(DURABLE_KEY);
}
