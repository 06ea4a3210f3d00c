import { type FormEvent, useState } from 'react';
import { NameBox } from '../../components/names/name-box.tsx';
import { Button } from '../../components/ui/button.tsx';

interface NameMedicinesProps {
  readonly medicines: string;
  readonly isPending: boolean;
  readonly onName: (medicines: string) => void;
}

/** "I take a medicine" alone would rule everything out; its name rules out only what interacts with it. */
export function NameMedicines({ medicines, isPending, onName }: NameMedicinesProps) {
  const [text, setText] = useState(medicines);
  function check(event: FormEvent): void {
    event.preventDefault();
    onName(text.trim());
  }
  return (
    <form onSubmit={check} className="mt-4 flex flex-col items-start gap-3 border-line border-t pt-4">
      <div className="w-full">
        <NameBox
          kind="medicine"
          label="Which medicines do you take?"
          help="With their names we check each supplement against them. Without them we can’t suggest any."
          value={text}
          onChange={setText}
        />
      </div>
      <Button type="submit" variant="secondary" isPending={isPending} isDisabled={text.trim() === medicines}>
        Check them
      </Button>
    </form>
  );
}
