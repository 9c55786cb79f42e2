import { useId } from 'preact/hooks';

interface SwitchRowProps {
  label: string;
  help: string;
  on: boolean;
  onChange(on: boolean): void;
}

/** One yes-or-no setting with what it means. */
export function SwitchRow({ label, help, on, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div class="option">
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label for={id}>{label}</label>
        <p id={`${id}-help`}>{help}</p>
      </div>
    </div>
  );
}
