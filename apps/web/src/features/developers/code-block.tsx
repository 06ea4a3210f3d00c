import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toast.ts';
import { copyText } from '../../lib/copy-text.ts';

interface CodeBlockProps {
  readonly label: string;
  readonly code: string;
  readonly isTall?: boolean;
}

async function copy(label: string, code: string): Promise<void> {
  try {
    await copyText(code);
    toast(`Copied: ${label}`);
  } catch {
    toast('Your browser did not let us copy. Select the text instead.');
  }
}

export function CodeBlock({ label, code, isTall = false }: CodeBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b py-1.5 pr-2 pl-4 font-medium text-sm">
        {label}
        <Button variant="quiet" size="sm" onPress={() => void copy(label, code)} aria-label={`Copy: ${label}`}>
          Copy
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={label} tabIndex={0} className={`overflow-auto p-4 ${isTall ? 'max-h-[28rem]' : ''}`}>
        <pre className="font-mono text-xs leading-relaxed">
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
