import { type FormEvent, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useTextDraft } from '../../lib/use-text-draft.ts';
import { CodeBlock } from './code-block.tsx';
import { sampleRequest } from './examples.ts';
import { type ConsoleAnswer, problemOfJson, sendRequest } from './send-request.ts';

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' }
  | { readonly is: 'answered'; readonly answer: ConsoleAnswer }
  | { readonly is: 'unreachable' };

interface ConsoleProps {
  readonly apiKey: string;
  readonly onKey: (key: string) => void;
}

export function Console({ apiKey, onKey }: ConsoleProps) {
  const body = useTextDraft('api-console', sampleRequest);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<State>({ is: 'idle' });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = problemOfJson(body.value);
    setProblem(found);
    if (found !== null || state.is === 'sending') return;
    setState({ is: 'sending' });
    try {
      setState({ is: 'answered', answer: await sendRequest(apiKey, body.value) });
    } catch {
      setState({ is: 'unreachable' });
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <TextField
        name="api-key"
        label="Your key"
        help="We don’t store it. Leave it empty to see what an error looks like."
        autoComplete="off"
        spellCheck="false"
        value={apiKey}
        onChange={onKey}
        inputClassName="font-mono text-sm"
      />
      <TextArea
        name="api-request"
        label="Request"
        rows={12}
        spellCheck="false"
        className="[&_textarea]:font-mono [&_textarea]:text-xs"
        value={body.value}
        onChange={(typed) => {
          body.set(typed);
          setProblem(null);
        }}
        errorMessage={problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={state.is === 'sending'}>
          Send
        </Button>
        <Button variant="secondary" onPress={body.clear}>
          Back to the sample
        </Button>
      </div>
      <div role="status" className="flex flex-col gap-3">
        {state.is === 'unreachable' && <Callout tone="urgent" title="The server did not answer. Try again." />}
        {state.is === 'answered' && <Answer answer={state.answer} />}
      </div>
    </form>
  );
}

function Answer({ answer: { status, tookMs, text } }: { readonly answer: ConsoleAnswer }) {
  return (
    <>
      <p className="flex items-center gap-3 text-sm">
        <Badge tone={status === 200 ? 'good' : 'urgent'}>{status}</Badge>
        {tookMs} ms, the way there and back included
      </p>
      <CodeBlock label="Answer" code={text} isTall />
    </>
  );
}
