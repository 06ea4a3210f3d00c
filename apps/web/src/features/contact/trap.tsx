interface TrapProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for programs that fill in everything. People do not see it, hear it or tab into it. */
export function Trap({ value, onChange }: TrapProps) {
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
