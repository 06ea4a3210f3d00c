import { type AnswerStore, noAnswers, type RawAnswers } from '../../../components/questions/answer-store.ts';
import { newId } from '../../../lib/new-id.ts';
import { type Observable, observable } from '../../../lib/store.ts';
import { type DraftRecord, readRecord } from './draft-record.ts';
import * as storage from './draft-storage.ts';
import { createIdleWriter } from './idle-writer.ts';
import { firstPlace, type Place } from './steps.ts';

/**
 * Another tab changed, sent or cleared the draft (`theirs` is null). Nothing is overwritten until the person chooses.
 */
export interface Conflict {
  readonly theirs: DraftRecord | null;
}

export type Owner = string | null;

export interface DraftKeeper {
  readonly place: Observable<Place>;
  readonly conflict: Observable<Conflict | null>;
  /** When the answers were last written; null while there is nothing to write. */
  readonly savedAt: Observable<string | null>;
  /** Restores the draft of this tab or device. `locked`: it belongs to an account that is not signed in. */
  readonly restore: (owner: Owner) => 'restored' | 'empty' | 'locked';
  /** The answers in memory belong to an account that has signed out; storage no longer has them. */
  readonly isForgotten: () => boolean;
  /** Called when the signed-in person changes while the questionnaire is open. */
  readonly setOwner: (owner: Owner) => void;
  /** Starts with the account's answers. Nothing is written to the device until one changes. */
  readonly prefill: (answers: RawAnswers, place: Place) => void;
  /** Starts with answers from this tab's quick quiz. */
  readonly begin: (answers: RawAnswers, place: Place) => void;
  /** The account's answers the questionnaire started with, until something changes. */
  readonly isPrefilled: () => boolean;
  /** Saves every change from now on; returns a stop function. */
  readonly start: () => () => void;
  readonly flush: () => void;
  readonly save: () => void;
  /** Marks these answers as sent, with a key that makes a repeated request idempotent. */
  readonly markSent: () => string;
  readonly clear: () => void;
  readonly settle: (choice: 'here' | 'there') => void;
}

const isSameAnswer = (a: RawAnswers, b: RawAnswers): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
};

export function createDraftKeeper(store: AnswerStore): DraftKeeper {
  const place = observable<Place>(firstPlace);
  const conflict = observable<Conflict | null>(null);
  const savedAt = observable<string | null>(null);
  let owner: Owner = null;
  let lastSeen = '';
  let sent: { readonly answers: RawAnswers; readonly key: string } | null = null;

  /** An answer changed since, so this is a new submission. */
  const sendKeyNow = () => (sent !== null && isSameAnswer(sent.answers, store.get().answers) ? sent.key : null);

  let prefilled: RawAnswers | null = null;
  const isPrefilled = () => prefilled !== null && store.get().answers === prefilled;

  const hasAnswers = () => Object.keys(store.get().answers).length > 0;

  function recordNow(): DraftRecord {
    const { answers, bodyUnits, labUnits, filled } = store.get();
    return {
      writeId: newId(),
      savedAt: new Date().toISOString(),
      owner,
      place: place.get(),
      sendKey: sendKeyNow(),
      state: { answers, bodyUnits, labUnits, filled },
    };
  }

  /** Whether the device holds a draft this page has neither written nor read. */
  function foreign(): DraftRecord | null {
    const durable = storage.readDurable();
    if (durable === null || durable.writeId === lastSeen) return null;
    return isSameAnswer(durable.state.answers, store.get().answers) ? null : durable;
  }

  function write(): void {
    if (!hasAnswers() || isPrefilled()) return;
    const record = recordNow();
    const theirs = conflict.get() === null ? foreign() : null;
    if (theirs !== null) conflict.set({ theirs });
    if (conflict.get() === null) {
      storage.writeDurable(record);
      lastSeen = record.writeId;
    }
    storage.writeTab({ ...record, writeId: lastSeen });
    savedAt.set(record.savedAt);
  }

  const writer = createIdleWriter(write);

  function take(record: DraftRecord): void {
    store.replace({ ...noAnswers, ...record.state });
    sent = record.sendKey === null ? null : { answers: record.state.answers, key: record.sendKey };
    place.set(record.place);
    savedAt.set(record.savedAt);
    lastSeen = record.writeId;
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== storage.DURABLE_KEY || !hasAnswers()) return;
    const theirs = readRecord(event.newValue);
    if (theirs === null) conflict.set({ theirs: null });
    else if (isSameAnswer(theirs.state.answers, store.get().answers)) {
      lastSeen = theirs.writeId;
      conflict.set(null);
    } else conflict.set({ theirs });
  }

  function clear(): void {
    writer.cancel();
    storage.clearDrafts();
    store.replace({ ...noAnswers, bodyUnits: store.get().bodyUnits });
    place.set(firstPlace);
    conflict.set(null);
    savedAt.set(null);
    lastSeen = '';
    sent = null;
  }

  return {
    place,
    conflict,
    savedAt,
    flush: writer.flush,
    save: write,
    markSent: () => {
      const key = sendKeyNow() ?? newId();
      prefilled = null;
      sent = { answers: store.get().answers, key };
      write();
      return key;
    },
    clear,
    isForgotten: () => owner !== null && hasAnswers() && storage.readTab() === null && storage.readDurable() === null,
    setOwner: (next) => {
      // Signed out midway: the answers still belong to whoever gave them.
      if (next === null) return;
      if (owner !== null && owner !== next) clear();
      owner = next;
    },
    restore: (current) => {
      owner = current;
      const record = storage.readTab() ?? storage.readDurable();
      if (record === null) return 'empty';
      if (record.owner !== null && record.owner !== current) {
        if (current === null) return 'locked';
        // Somebody else is signed in now: these are not their answers.
        clear();
        return 'empty';
      }
      take(record);
      const theirs = foreign();
      conflict.set(theirs === null || (theirs.owner !== null && theirs.owner !== current) ? null : { theirs });
      return 'restored';
    },
    isPrefilled,
    prefill: (answers, start) => {
      prefilled = answers;
      store.replace({ ...noAnswers, bodyUnits: store.get().bodyUnits, answers });
      place.set(start);
    },
    begin: (answers, start) => {
      store.replace({ ...noAnswers, bodyUnits: store.get().bodyUnits, answers });
      place.set(start);
      write();
    },
    start: () => {
      const stops = [store.subscribe(writer.schedule), place.subscribe(writer.schedule)];
      const onHidden = () => {
        if (document.visibilityState === 'hidden') writer.flush();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pagehide', writer.flush);
      document.addEventListener('visibilitychange', onHidden);
      return () => {
        writer.flush();
        for (const stop of stops) stop();
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pagehide', writer.flush);
        document.removeEventListener('visibilitychange', onHidden);
      };
    },
    settle: (choice) => {
      const open = conflict.get();
      if (open === null) return;
      conflict.set(null);
      if (choice === 'here') {
        lastSeen = open.theirs?.writeId ?? storage.readDurable()?.writeId ?? '';
        write();
      } else if (open.theirs === null) clear();
      else {
        take(open.theirs);
        storage.writeTab(open.theirs);
      }
    },
  };
}
