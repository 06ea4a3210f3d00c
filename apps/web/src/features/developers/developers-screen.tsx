import { type ReactNode, useState } from 'react';
import { Tabs } from '../../components/ui/tabs.tsx';
import { CodeBlock } from './code-block.tsx';
import { Console } from './console.tsx';
import { curlExample, KEY_PLACE, sampleRequest, typescriptExample } from './examples.ts';
import { KeysSection } from './keys-section.tsx';
import { LimitsTable } from './limits-table.tsx';
import { Reference } from './reference.tsx';

const ERROR_EXAMPLE = JSON.stringify(
  { error: { type: 'quiz', message: 'Please enter your age', code: 'QUESTIONNAIRE_INVALID', field: 'age' } },
  null,
  2,
);

function Part(props: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${props.id}-title`} id={props.id} className="mt-16 scroll-mt-24 first:mt-0">
      <h2 id={`${props.id}-title`} className="text-heading">
        {props.title}
      </h2>
      <p className="mt-2 mb-6 max-w-text text-ink-soft">{props.lead}</p>
      {props.children}
    </section>
  );
}

export function DevelopersScreen() {
  // In memory only: the new key disappears when the page is left.
  const [apiKey, setApiKey] = useState('');
  const { origin } = window.location;
  return (
    <div className="max-w-[52rem]">
      <Part
        id="start"
        title="Start"
        lead={`Save the sample request as request.json, put your key in place of ${KEY_PLACE}, and run either of these. We test both against this server.`}
      >
        <Tabs
          label="Language of the example"
          items={[
            { id: 'curl', label: 'curl', content: <CodeBlock label="curl" code={curlExample(origin)} /> },
            {
              id: 'typescript',
              label: 'TypeScript',
              content: <CodeBlock label="TypeScript" code={typescriptExample(origin)} />,
            },
            {
              id: 'request',
              label: 'request.json',
              content: <CodeBlock label="request.json" code={sampleRequest} isTall />,
            },
          ]}
        />
      </Part>
      <Part
        id="keys"
        title="Your keys"
        lead="A key acts for your account. Keep it on your server, never in a page or an app that others can open."
      >
        <KeysSection onKey={setApiKey} />
      </Part>
      <Part
        id="try"
        title="Try it"
        lead="This is a real call to this server. The sample is a made-up person. We store nothing you send with a key."
      >
        <Console apiKey={apiKey} onKey={setApiKey} />
      </Part>
      <Part
        id="reference"
        title="Reference"
        lead="This comes from the OpenAPI document, which the server makes from its own code."
      >
        <Reference />
      </Part>
      <Part
        id="errors"
        title="Errors"
        lead="Every error looks like this. The message is for people and the code is for programs. Some errors also name a field, a hint and a waiting time. We never repeat what you sent."
      >
        <CodeBlock label="An error" code={ERROR_EXAMPLE} />
      </Part>
      <Part
        id="limits"
        title="Limits"
        lead="We count all keys of an account together. Over a limit you get a 429 with the seconds to wait, also in the retry-after header. A request may be up to 128 kB."
      >
        <LimitsTable />
      </Part>
    </div>
  );
}
