import { useState } from 'react';
import { Checkbox } from '../components/ui/checkbox.tsx';
import { CheckboxCards } from '../components/ui/checkbox-cards.tsx';
import { ChoiceCards } from '../components/ui/choice-cards.tsx';
import { ComboBox } from '../components/ui/combo-box.tsx';
import { NumberField } from '../components/ui/number-field.tsx';
import { PasswordField } from '../components/ui/password-field.tsx';
import { Select } from '../components/ui/select.tsx';
import { TextArea } from '../components/ui/text-area.tsx';
import { TextField } from '../components/ui/text-field.tsx';

const DRUGS = [
  { id: 'metformin', label: 'Metformin', detail: 'Glucophage' },
  { id: 'levothyroxine', label: 'Levothyroxine', detail: 'Synthroid, Euthyrox' },
  { id: 'warfarin', label: 'Warfarin', detail: 'Coumadin' },
];

const SLEEP = [
  { value: 'under-5', label: 'Under 5 hours' },
  { value: '5-6', label: '5 to 6 hours' },
  { value: '7-8', label: '7 to 8 hours', help: 'What most adults need' },
  { value: '9-plus', label: '9 hours or more' },
];

export function StyleFields() {
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('Grows as you write');
  return (
    <section className="grid gap-6 lg:grid-cols-2">
      <h2 className="text-heading lg:col-span-2">Fields</h2>
      <TextField label="First name" name="firstName" help="As your doctor writes it" />
      <TextField label="Email" name="email" type="email" errorMessage="Invalid email" defaultValue="me@" />
      <NumberField label="Height" name="height" unit="cm" defaultValue="172" />
      <PasswordField label="Password" name="password" defaultValue="correct horse" />
      <TextArea label="Anything else?" name="note" maxLength={100} value={note} onChange={setNote} />
      <ComboBox
        label="Medicine"
        name="medicine"
        placeholder="Start typing"
        options={DRUGS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
        whenEmpty="We do not know this one. You can still add it."
        allowsCustomValue
        inputValue={typed}
        onInputChange={setTyped}
      />
      <Select label="Sort by" name="sort" options={SLEEP} defaultSelectedKey="7-8" />
      <Checkbox name="agree" defaultSelected>
        I have read it
      </Checkbox>
      <ChoiceCards label="How long do you sleep?" name="sleepHours" options={SLEEP} defaultValue="7-8" columns={2} />
      <CheckboxCards
        label="What bothers you?"
        name="currentSymptoms"
        help="Choose all that apply"
        errorMessage="Please select your current symptoms"
        defaultValue={['fatigue']}
        options={[
          { value: 'none', label: 'Nothing' },
          { value: 'fatigue', label: 'Tiredness' },
          { value: 'poor-sleep', label: 'Poor sleep' },
          { value: 'headaches', label: 'Headaches' },
        ]}
      />
    </section>
  );
}
