import { type Letter, openSharedFile, openSharedLetter } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { LetterView } from '../../components/letter/letter-view.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { Card } from '../../components/ui/card.tsx';
import { DownloadIcon } from '../../components/ui/icons.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toast } from '../../components/ui/toast.ts';
import { call } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { toAppError } from '../../lib/errors.ts';

interface Opened {
  readonly letter: Letter;
  readonly expiresAt: string;
  readonly code: string;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The page a doctor opens. The token is in the hash, which never reaches a server; the code stays on this page. */
export function SharedLetterScreen({ link }: { readonly link: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (link === '') {
    return (
      <Callout tone="warning" title="This address isn’t complete">
        Open the link exactly as you got it. The part after the # is part of it.
      </Callout>
    );
  }
  return opened === null ? <CodeForm link={link} onOpen={setOpened} /> : <OpenLetter link={link} {...opened} />;
}

function CodeForm({ link, onOpen }: { readonly link: string; readonly onOpen: (opened: Opened) => void }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') return setProblem('Enter the code you were given.');
    setBusy(true);
    try {
      onOpen({ ...(await call(openSharedLetter, { body: { link, code } })), code });
    } catch (thrown) {
      setProblem(toAppError(thrown).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void open(event)} noValidate className="flex max-w-form flex-col items-start gap-4">
      <TextField
        name="code"
        label="Code"
        help="Eight letters and numbers that the person gave you separately."
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
        className="w-full"
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setProblem(null);
        }}
        errorMessage={problem}
      />
      <Button type="submit" isPending={isBusy}>
        Open the letter
      </Button>
      <p className="text-ink-soft text-sm">You don’t need an account. The person can see when you opened it.</p>
    </form>
  );
}

function OpenLetter({ link, letter, expiresAt, code }: Opened & { readonly link: string }) {
  async function save(format: string): Promise<void> {
    try {
      await download(openSharedFile, { format }, { link, code });
    } catch (thrown) {
      toast(toAppError(thrown).message);
    }
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="no-print flex flex-wrap items-center gap-3">
        <Button size="sm" onPress={() => void save('pdf')}>
          <DownloadIcon /> PDF
        </Button>
        <Button variant="secondary" size="sm" onPress={() => void save('fhir')}>
          <DownloadIcon /> Health record (FHIR R4)
        </Button>
        <Button variant="secondary" size="sm" onPress={() => window.print()}>
          Print
        </Button>
        <p className="text-ink-soft text-sm">This link works until {moment.format(new Date(expiresAt))}.</p>
      </div>
      <Card>
        <LetterView letter={letter} />
      </Card>
    </div>
  );
}
