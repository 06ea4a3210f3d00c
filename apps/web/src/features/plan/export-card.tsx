import { exportPlan } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { DownloadIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { toast } from '../../components/ui/toast.ts';
import { download } from '../../lib/download.ts';
import { toAppError } from '../../lib/errors.ts';

const FORMATS = [
  { format: 'pdf', label: 'PDF for my doctor' },
  { format: 'ics', label: 'Calendar with reminders' },
  { format: 'csv', label: 'Table (CSV)' },
  { format: 'json', label: 'Data (JSON)' },
  { format: 'fhir', label: 'Health record (FHIR)' },
] as const;

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
        {FORMATS.map(({ format, label }) => (
          <li key={format}>
            <Button variant="quiet" size="sm" isPending={busy === format} onPress={() => void save(format)}>
              <DownloadIcon /> {label}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
