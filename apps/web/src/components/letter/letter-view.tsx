import { DISCLAIMER, evidenceTexts, type Letter, letterTexts, sourceMarks, standingTexts } from '@evidose/contract';
import type { ReactNode } from 'react';
import { Findings } from './findings.tsx';

/** The letter on screen and on paper: same words as the PDF, since both are made from the same data. */
export function LetterView({ letter }: { readonly letter: Letter }) {
  return (
    <article data-letter="" aria-label={letterTexts.title} className="letter flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h2 className="text-heading">{letterTexts.title}</h2>
        <p>
          <strong dir="auto">{letter.name}</strong> · plan of {letter.planMadeOn} · letter of {letter.madeOn}
        </p>
        <p className="text-ink-soft text-sm">{letterTexts.origin}</p>
        {letter.answersChangedOn !== null && (
          <p className="rounded-md border border-caution-line bg-caution-wash px-3 py-2 font-semibold">
            {letterTexts.stale(letter.answersChangedOn)}
          </p>
        )}
      </header>
      <dl className="letter-facts flex flex-wrap gap-x-5 gap-y-1">
        {letter.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="inline font-semibold">{label}: </dt>
            <dd className="inline" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Alerts alerts={letter.alerts} />
      <Part title={letterTexts.medicines}>
        {letter.medicines.length === 0 ? <p>{letterTexts.noMedicines}</p> : <Medicines medicines={letter.medicines} />}
      </Part>
      <Part title={letterTexts.labs}>
        <p>
          {letter.labs.length === 0
            ? letterTexts.noLabs
            : letter.labs.map(({ name, value }) => `${name} ${value}`).join(' · ')}
          {letter.labsWhen !== null && <span className="text-ink-soft"> ({letter.labsWhen})</span>}
        </p>
      </Part>
      <Part title={letterTexts.supplements}>
        {letter.supplements.length === 0 ? <p>{letterTexts.noSupplements}</p> : <Supplements letter={letter} />}
      </Part>
      <Lines title={letterTexts.notRecognised} lines={letter.notRecognised} />
      <Lines title={letterTexts.notChecked} lines={letter.notChecked} />
      <Lines
        title={letterTexts.tests}
        lines={letter.tests.map(({ name, message, sources }) => `${name}: ${message}${sourceMarks(sources)}`)}
      />
      <Lines
        title={letterTexts.leftOut}
        lines={letter.leftOut.map(({ because, names }) => `${because}: ${names.join(', ')}`)}
      />
      <Sources sources={letter.sources} />
      <p className="text-ink-soft text-sm">{DISCLAIMER}</p>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-sans font-semibold text-accent-text tracking-normal">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-col gap-0.5">
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Alerts({ alerts }: Pick<Letter, 'alerts'>) {
  if (alerts.length === 0) return null;
  return (
    <Part title={letterTexts.alerts}>
      <ul className="flex flex-col gap-1">
        {alerts.map(({ severity, title, message, sources }) => (
          <li key={`${title} ${message}`} className={severity === 'urgent' ? 'text-urgent' : undefined}>
            <strong>
              {severity === 'urgent' && 'URGENT. '}
              {title}.
            </strong>{' '}
            {message}
            {sourceMarks(sources)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Medicines({ medicines }: Pick<Letter, 'medicines'>) {
  return (
    <ul className="letter-medicines grid gap-x-8 gap-y-0.5 md:grid-cols-2">
      {medicines.map(({ written, read, ingredients, details }) => (
        <li key={written}>
          <strong dir="auto">“{written}”</strong>: {read ?? 'not recognized, not checked'}
          {ingredients.length > 0 && ` (${ingredients.join(' + ')})`}; {details.join(', ')}
        </li>
      ))}
    </ul>
  );
}

function Supplements({ letter }: { readonly letter: Letter }) {
  const { supplement, findings, view } = letterTexts.columns;
  return (
    <table className="letter-table w-full text-left align-top max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-line border-b text-ink-soft text-sm">
          <th className="w-1/4 py-1 pr-4 font-medium">{supplement}</th>
          <th className="py-1 pr-4 font-medium">{findings}</th>
          <th className="w-16 py-1 font-medium">{view}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {letter.supplements.map((item) => (
          <tr
            key={`${item.standing} ${item.name} ${item.written}`}
            className="border-line border-b align-top max-md:block"
          >
            <th scope="row" className="py-2.5 pr-4 text-left font-normal max-md:block max-md:pb-0">
              <strong className="block" dir="auto">
                {item.name}
              </strong>
              <span className="block">{item.dose}</span>
              <span className="block text-ink-soft text-sm">{item.details.join(', ')}</span>
              <span className="block text-ink-soft text-sm">{standingTexts[item.standing]}</span>
              {item.written !== null && item.written !== item.name && (
                <span className="block text-ink-soft text-sm" dir="auto">
                  written: “{item.written}”
                </span>
              )}
              {item.evidence !== null && (
                <span className="block text-ink-soft text-sm">
                  {evidenceTexts[item.evidence].title} ({item.evidence})
                </span>
              )}
            </th>
            <td className="py-2.5 pr-4 max-md:block max-md:py-1.5">
              <Findings item={item} />
            </td>
            <td className="whitespace-nowrap py-2.5 max-md:flex max-md:gap-4 max-md:pt-0">
              <span className="block">{letterTexts.fine}</span>
              <span className="block">{letterTexts.notFine}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sources({ sources }: Pick<Letter, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <Part title={letterTexts.sources}>
      <ol className="letter-sources flex flex-col gap-0.5 text-sm">
        {sources.map(({ number, title, publisher, year }) => (
          <li key={number}>
            <strong>[{number}]</strong> {title}
            {publisher !== '' && !title.includes(publisher) && `, ${publisher}`}
            {year !== null && `, ${year}`}
          </li>
        ))}
      </ol>
    </Part>
  );
}
