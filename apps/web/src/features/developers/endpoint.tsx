import type { ApiOperation } from '@evidose/contract';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FieldList } from './field-list.tsx';
import { LazyDisclosure } from './lazy-disclosure.tsx';
import { schemaRows } from './schema-rows.ts';

const ACCESS_WORDS: Readonly<Record<string, string>> = {
  key: 'an API key (x-api-key)',
  bearer: 'a signed-in person (in this app)',
};

function whoMayCall({ security }: ApiOperation): string {
  if (security.length === 0) return 'Anybody';
  const ways = security.map((way) => Object.keys(way).flatMap((name) => ACCESS_WORDS[name] ?? [])[0] ?? 'this app');
  return `With ${ways.join(', or ')}`;
}

interface EndpointProps {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

export function Endpoint({ method, path, operation }: EndpointProps) {
  const request = schemaRows(operation.requestBody?.content['application/json']?.schema);
  const answer = schemaRows(operation.responses['200']?.content?.['application/json']?.schema);
  const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  return (
    <Card as="article" className="flex flex-col gap-3">
      <h3 className="flex flex-wrap items-center gap-3 font-sans tracking-normal">
        <Badge tone={method === 'get' ? 'info' : 'accent'}>{method.toUpperCase()}</Badge>
        <code className="break-all font-mono text-base">{path}</code>
      </h3>
      <p>{operation.summary}</p>
      <p className="text-ink-soft text-sm">{whoMayCall(operation)}</p>
      <div className="border-line border-t">
        {request.length > 0 && (
          <LazyDisclosure look="line" title="What you send">
            {() => <FieldList rows={request} />}
          </LazyDisclosure>
        )}
        {answer.length > 0 && (
          <LazyDisclosure look="line" title="What you get">
            {() => <FieldList rows={answer} />}
          </LazyDisclosure>
        )}
        <Disclosure title="What can go wrong" level={4}>
          <dl className="flex flex-col gap-2 text-sm">
            {errors.map(([status, { description }]) => (
              <div key={status} className="flex gap-4">
                <dt className="font-mono font-semibold text-ink">{status}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Card>
  );
}
