import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';

interface LazyDisclosureProps {
  readonly title: ReactNode;
  readonly look: 'line' | 'inline';
  readonly children: () => ReactNode;
}

/** Renders its content once opened: a schema has hundreds of fields, and most are never viewed. */
export function LazyDisclosure({ title, look, children }: LazyDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure look={look} level={4} title={title} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}
