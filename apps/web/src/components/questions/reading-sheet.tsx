import {
  canonicalLine,
  type LineParts,
  type ReadingStatus,
  readingStatuses,
  type Slot,
  slots,
  slotTexts,
  unitText,
} from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

interface ReadingSheetProps {
  readonly entry: LineParts;
  readonly onSave: (line: string) => void;
  readonly onClose: () => void;
  readonly onTypeInstead: () => void;
}

const UNITS = ['mg', 'µg', 'g', 'IU', 'units', 'ml', 'mEq', 'billion CFU', '%'] as const;
const NOT_SAID = 'not-said';
const OFTEN = [
  'once a day',
  'twice a day',
  '3 times a day',
  '4 times a day',
  'every other day',
  'once a week',
  'twice a week',
  'once a month',
] as const;
const STATUSES: Readonly<Record<ReadingStatus, string>> = {
  taking: 'I take it',
  'as-needed': 'Only when I need it',
  stopped: 'I stopped it',
  planned: 'I haven’t started it yet',
  'not-taking': 'I don’t take it',
};

const optionsOf = (known: readonly string[], own: string | null) =>
  [...new Set([...known, ...(own === null ? [] : [own])])].map((value) => ({ value, label: unitText(value) }));

/** "1,5" and "1 000" are numbers. */
const numberIn = (text: string): number | null => {
  const value = Number(text.trim().replace(/\s/g, '').replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null;
};

/** Edits one line by its parts. Saving writes the canonical line, which reads back the same. */
export default function ReadingSheet({ entry, onSave, onClose, onTypeInstead }: ReadingSheetProps) {
  const [name, setName] = useState(entry.name);
  const [amount, setAmount] = useState(entry.amount === null ? '' : String(entry.amount.value));
  const [unit, setUnit] = useState(entry.amount?.unit ?? 'mg');
  const [often, setOften] = useState(entry.often ?? NOT_SAID);
  const [when, setWhen] = useState<readonly Slot[]>(entry.slots ?? []);
  const [status, setStatus] = useState<ReadingStatus>(entry.status);
  const [hasTried, setTried] = useState(false);
  const value = numberIn(amount);
  const isNumber = amount.trim() === '' || value !== null;

  function save() {
    setTried(true);
    if (name.trim() === '' || !isNumber) return;
    const isSameRhythm = often === (entry.often ?? NOT_SAID);
    const parts: LineParts = {
      ...entry,
      name: name.trim(),
      amount: value === null ? null : { value, unit },
      often: often === NOT_SAID ? null : often,
      weekdays: isSameRhythm ? entry.weekdays : [],
      slots: when.length === 0 ? null : slots.filter((slot) => when.includes(slot)),
      status,
      stoppedDaysAgo: status === entry.status ? entry.stoppedDaysAgo : null,
      // The person has just written it, so it counts as confirmed.
      isChecked: value !== null,
    };
    onSave(canonicalLine(parts));
    onClose();
  }

  return (
    <Dialog
      title="What do you take?"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onTypeInstead}>
            Type it instead
          </Button>
          <Button onPress={save}>Save</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-ink">
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          errorMessage={hasTried && name.trim() === '' ? 'Please write its name' : undefined}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label="Amount each time"
            inputMode="decimal"
            value={amount}
            onChange={setAmount}
            errorMessage={hasTried && !isNumber ? 'Please write a number' : undefined}
          />
          <Select
            label="Unit"
            options={optionsOf(UNITS, entry.amount?.unit ?? null)}
            value={unit}
            onChange={(chosen) => setUnit(String(chosen))}
          />
        </div>
        <Select
          label="How often"
          options={[{ value: NOT_SAID, label: 'Not said' }, ...optionsOf(OFTEN, entry.often)]}
          value={often}
          onChange={(chosen) => {
            setOften(String(chosen));
            // The hours belonged to a different number of doses.
            setWhen([]);
          }}
        />
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="font-semibold">When</legend>
          {slots.map((slot) => (
            <Checkbox
              key={slot}
              isSelected={when.includes(slot)}
              onChange={(isOn) => setWhen(isOn ? [...when, slot] : when.filter((each) => each !== slot))}
              className="min-h-11 items-center"
            >
              {slotTexts[slot]}
            </Checkbox>
          ))}
        </fieldset>
        <Select
          label="Do you take it now?"
          options={readingStatuses.map((each) => ({ value: each, label: STATUSES[each] }))}
          value={status}
          onChange={(chosen) => setStatus(readingStatuses.find((each) => each === chosen) ?? status)}
        />
      </div>
    </Dialog>
  );
}
