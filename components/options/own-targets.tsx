import { useState } from 'preact/hooks';
import { type OwnTarget, readAddress } from '../../src/chat/own-target.ts';
import { useTranslate } from '../words.ts';

interface OwnTargetsProps {
  targets: OwnTarget[];
  onChange(targets: OwnTarget[]): void;
  /** Inside the click or key press. */
  onAllow(hosts: string[]): void;
}

/** Chats that the list does not have, by their address. */
export function OwnTargets({ targets, onChange, onAllow }: OwnTargetsProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const address = readAddress(url);
    if (!address) return setWrong(true);
    onAllow([address.hostname]);
    const id = `own-${Date.now().toString(36)}`;
    onChange([...targets, { id, name: name.trim() || address.hostname, url: url.trim() }]);
    setName('');
    setUrl('');
  };
  return (
    <div class="hosts">
      <h3>{translate('ownTargets')}</h3>
      <p id="own-target-help" class="hint">
        {translate('ownTargetsHelp')}
      </p>
      <ul class="own-targets">
        {targets.map((target) => (
          <li key={target.id}>
            <span>
              <bdi>{target.name}</bdi> <span dir="ltr">{target.url}</span>
            </span>
            <button
              type="button"
              class="secondary"
              aria-label={translate('removeNamed', target.name)}
              onClick={() => onChange(targets.filter(({ id }) => id !== target.id))}
            >
              {translate('remove')}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label for="own-target-name">{translate('ownTargetName')}</label>
        <input
          id="own-target-name"
          type="text"
          autocomplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <label for="own-target-url">{translate('ownTargetUrl')}</label>
        <input
          id="own-target-url"
          type="text"
          dir="ltr"
          inputMode="url"
          spellcheck={false}
          autocomplete="off"
          placeholder="https://chat.example/?q={prompt}"
          value={url}
          aria-invalid={wrong}
          aria-describedby="own-target-help own-target-wrong"
          onInput={(event) => {
            setUrl(event.currentTarget.value);
            setWrong(false);
          }}
        />
        {wrong && (
          <p id="own-target-wrong" class="wrong" role="alert">
            {translate('ownTargetWrong')}
          </p>
        )}
        <button class="secondary">{translate('ownTargetAdd')}</button>
      </form>
    </div>
  );
}
