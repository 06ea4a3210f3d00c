interface HoneypotProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Honeypot for bots that fill in every field. Hidden from people and screen readers, and not in the tab order. */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
