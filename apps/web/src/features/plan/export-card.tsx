import { exportPlan } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { DownloadIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { toast } from '../../components/ui/toast.ts';
import { download } from '../../lib/download.ts';
import { toAppError } from '../../lib/errors.ts';

const FORMATS: readonly { readonly format: string; readonly label: string; readonly note?: string }[] = [
  { format: 'pdf', label: 'PDF for my doctor' },
  {
    format: 'ics',
    label: 'Calendar with reminders',
    note: 'It has what is on your list. If your list is empty, it only removes earlier reminders.',
  },
  { format: 'csv', label: 'Table (CSV)' },
  { format: 'json', label: 'Data (JSON)' },
  { format: 'fhir', label: 'Health record (FHIR)' },
];

export function ExportCard() {
  const [busy, setBusy] = useState<string | null>(null);

  async function save(format: string): Promise<void> {
    setBusy(format);
    try {
      await download(exportPlan, { format });
    } catch (thrown) {
      toast(toAppError(thrown).message);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Card as="section" className="flex flex-col gap-3 print:hidden">
      <h2 className="font-sans font-semibold tracking-normal">Take it along</h2>
      <LinkButton to="/take-along" variant="secondary" size="sm">
        Letter, link and calendar
      </LinkButton>
      <ul className="-mx-4 flex flex-col gap-1">
        {FORMATS.map(({ format, label, note }) => (
          <li key={format}>
            <Button variant="quiet" size="sm" isPending={busy === format} onPress={() => void save(format)}>
              <DownloadIcon /> {label}
            </Button>
            {note !== undefined && <p className="px-4 text-ink-soft text-sm">{note}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
