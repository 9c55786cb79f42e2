import { DEFAULT_JOB_OPTIONS, type JobOptions } from '../../src/collect/job/job.ts';
import type { TextName } from '../../src/translate.ts';
import { useTranslate } from '../words.ts';

interface JobLimitsProps {
  options: Partial<JobOptions>;
  /** Whether links are followed. */
  follows: boolean;
  onChange(changes: Partial<JobOptions>): void;
}

type NumberName =
  | 'maxPages'
  | 'maxDepth'
  | 'delay'
  | 'parallel'
  | 'leastScore'
  | 'retries'
  | 'maxBytes'
  | 'maxMilliseconds'
  | 'tokenBudget';

interface NumberField {
  name: NumberName;
  label: TextName;
  most: number;
  /** What one of the field stands for. */
  unit?: number;
  follows?: true;
}

const NUMBERS: NumberField[] = [
  { name: 'maxPages', label: 'limitPages', most: 100_000 },
  { name: 'maxDepth', label: 'limitDepth', most: 100, follows: true },
  { name: 'delay', label: 'limitDelay', most: 600_000 },
  { name: 'parallel', label: 'limitParallel', most: 32 },
  { name: 'leastScore', label: 'limitScore', most: 100 },
  { name: 'retries', label: 'limitRetries', most: 10 },
  { name: 'maxBytes', label: 'limitBytes', most: 100_000, unit: 1_000_000 },
  { name: 'maxMilliseconds', label: 'limitMinutes', most: 100_000, unit: 60_000 },
  { name: 'tokenBudget', label: 'limitTokens', most: 1_000_000_000 },
];

export function JobLimits({ options: given, follows, onChange }: JobLimitsProps) {
  const translate = useTranslate();
  const options = { ...DEFAULT_JOB_OPTIONS, ...given };
  const check = (
    name: 'acrossJobs' | 'joinNext' | 'robots' | 'stopOnError' | 'subdomains',
    label: TextName,
  ) => (
    <label class="check">
      <input
        type="checkbox"
        name={name}
        checked={options[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      />
      {translate(label)}
    </label>
  );
  return (
    <details class="fields">
      <summary>{translate('collectLimits')}</summary>
      <div class="numbers">
        {NUMBERS.filter((field) => follows || !field.follows).map(({ name, label, most, unit = 1 }) => (
          <label key={name} class="field">
            <span>{translate(label)}</span>
            <input
              type="number"
              name={name}
              min={0}
              max={most}
              value={options[name] / unit}
              onInput={(event) => {
                const value = event.currentTarget.valueAsNumber;
                if (Number.isFinite(value)) onChange({ [name]: Math.min(most, Math.max(0, value)) * unit });
              }}
            />
          </label>
        ))}
        <label class="field">
          <span>{translate('limitTabs')}</span>
          <select
            value={options.tabs}
            onChange={(event) => onChange({ tabs: event.currentTarget.value as JobOptions['tabs'] })}
          >
            {(['auto', 'always', 'never'] as const).map((each) => (
              <option key={each} value={each}>
                {translate(`limitTabs_${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {follows && check('subdomains', 'limitSubdomains')}
      {check('joinNext', 'limitJoin')}
      {check('acrossJobs', 'limitAcross')}
      {check('stopOnError', 'limitStop')}
      {check('robots', 'limitRobots')}
      {!options.robots && <p class="problem">{translate('limitRobotsOff')}</p>}
    </details>
  );
}
