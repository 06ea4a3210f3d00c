import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toast.ts';
import { copyText } from '../../lib/copy-text.ts';

async function copy(label: string, text: string): Promise<void> {
  try {
    await copyText(text);
    toast(`Copied: ${label}`);
  } catch {
    toast('Your browser didn’t let us copy. Select the text instead.');
  }
}

/** Shown once, for copying. */
export function SecretText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-sunken py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1">
        <span className="block text-ink-soft text-sm">{label}</span>
        <code className="break-all font-mono text-sm">{text}</code>
      </p>
      <Button variant="quiet" size="sm" onPress={() => void copy(label, text)} aria-label={`Copy: ${label}`}>
        Copy
      </Button>
    </div>
  );
}
