import { listTargets } from '../src/chat/own-target.ts';
import { listTemplates } from '../src/chat/templates.ts';
import type { Settings } from '../src/settings.ts';
import { useTranslate } from './words.ts';

interface ChatSelectsProps {
  settings: Settings;
  onSet(changes: Partial<Settings>): void;
}

/** To which chat and with which template, in the popup's menu and on the options page. */
export function ChatSelects({ settings, onSet }: ChatSelectsProps) {
  const translate = useTranslate();
  return (
    <>
      <div class="style-select">
        <label for="chat-target">{translate('chatTarget')}</label>
        <select
          id="chat-target"
          value={settings.chatTarget}
          onChange={(event) => onSet({ chatTarget: event.currentTarget.value })}
        >
          {listTargets(settings.ownTargets).map(({ id, kind, name }) => (
            <option key={id} value={id}>
              {kind === 'endpoint' ? translate('chatLocal') : name}
            </option>
          ))}
        </select>
      </div>
      <div class="style-select">
        <label for="chat-template">{translate('chatTemplate')}</label>
        <select
          id="chat-template"
          value={settings.chatTemplate}
          onChange={(event) => onSet({ chatTemplate: event.currentTarget.value })}
        >
          {listTemplates(translate, settings.ownTemplates).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
