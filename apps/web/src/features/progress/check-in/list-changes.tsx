import type { ListChange, PartialAnswers } from '@evidose/contract';
import { NameBox } from '../../../components/names/name-box.tsx';
import { entriesOf } from '../../../components/questions/entries.ts';
import { Checkbox } from '../../../components/ui/checkbox.tsx';

export interface ListDraft {
  readonly started: Readonly<Record<ListChange['list'], string>>;
  readonly stopped: readonly ListChange[];
}
export const NO_CHANGES: ListDraft = { started: { medicine: '', supplement: '' }, stopped: [] };

const LISTS = ['medicine', 'supplement'] as const;
/** A few lines only; a whole list belongs in the answers. */
const LONGEST_TEXT = 600;
const NAMES = { medicine: 'medicine', supplement: 'supplement' } as const;

const listIn = (answers: PartialAnswers, list: ListChange['list']): string[] => {
  const isTaken = (list === 'medicine' ? answers.prescriptionMeds : answers.otcSupplements) === 'yes';
  const text = list === 'medicine' ? answers.prescriptionMedsList : answers.otcSupplementsList;
  return isTaken ? entriesOf(text ?? '') : [];
};

export const changesOf = ({ started, stopped }: ListDraft): ListChange[] => [
  ...LISTS.flatMap((list) => entriesOf(started[list]).map((line) => ({ list, change: 'started' as const, line }))),
  ...stopped,
];

interface ListChangesProps {
  readonly answers: PartialAnswers;
  readonly draft: ListDraft;
  readonly onChange: (draft: ListDraft) => void;
}

export function ListChanges({ answers, draft, onChange }: ListChangesProps) {
  const isStopped = (list: ListChange['list'], line: string) =>
    draft.stopped.some((each) => each.list === list && each.line === line);
  const toggle = (list: ListChange['list'], line: string, isOn: boolean) => {
    const others = draft.stopped.filter((each) => each.list !== list || each.line !== line);
    onChange({ ...draft, stopped: isOn ? [...others, { list, change: 'stopped', line }] : others });
  };
  return (
    <div className="flex max-w-text flex-col gap-6 pt-2 text-ink">
      {LISTS.map((list) => (
        <div key={list} className="flex flex-col gap-3">
          <NameBox
            label={`New ${NAMES[list]}`}
            help="The name, how much and how often. One on each line."
            kind={list}
            rows={1}
            value={draft.started[list]}
            onChange={(text) => onChange({ ...draft, started: { ...draft.started, [list]: text } })}
            maxLength={LONGEST_TEXT}
          />
          {listIn(answers, list).length > 0 && (
            <fieldset>
              <legend className="font-semibold text-sm">No longer taken</legend>
              {listIn(answers, list).map((line) => (
                <Checkbox key={line} isSelected={isStopped(list, line)} onChange={(isOn) => toggle(list, line, isOn)}>
                  {line}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </div>
      ))}
      <p className="text-ink-soft text-sm">
        Please don’t stop a prescribed medicine on your own. Here you only tell us what already changed.
      </p>
    </div>
  );
}
