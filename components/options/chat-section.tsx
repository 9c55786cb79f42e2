import { listTargets } from '../../src/chat/own-target.ts';
import { CHAT_TABS, type Settings } from '../../src/settings.ts';
import type { OptionsIo } from '../../src/io/options-io.ts';
import type { TextName } from '../../src/translate.ts';
import { ChatSelects } from '../chat-selects.tsx';
import { useTranslate } from '../words.ts';
import { OwnTargets } from './own-targets.tsx';
import { SwitchRow } from './switch-row.tsx';
import { TemplateEditor } from './template-editor.tsx';

interface ChatSectionProps {
  io: OptionsIo;
  settings: Settings;
  onSet(changes: Partial<Settings>): void;
}

const TABS: Record<Settings['chatTab'], TextName> = { reuse: 'chatTabReuse', new: 'chatTabNew' };

/** Where prompts go, how they get there, and the words around them. */
export function ChatSection({ io, settings, onSet }: ChatSectionProps) {
  const translate = useTranslate();
  const target = listTargets(settings.ownTargets).find(({ id }) => id === settings.chatTarget);
  return (
    <section aria-labelledby="chat" class="chat-settings">
      <h2 id="chat">{translate('optionsChat')}</h2>
      <p class="hint">{translate('optionsChatHelp')}</p>
      <ChatSelects settings={settings} onSet={onSet} />
      {target?.kind === 'site' && (
        <p>
          <button type="button" class="secondary" onClick={() => void io.allowHosts(target.hosts)}>
            {translate('chatAllow', target.name)}
          </button>
        </p>
      )}
      <fieldset class="choice">
        <legend>{translate('chatTab')}</legend>
        {CHAT_TABS.map((tab) => (
          <div key={tab} class="option">
            <input
              id={`chat-tab-${tab}`}
              type="radio"
              name="chat-tab"
              checked={settings.chatTab === tab}
              onChange={() => onSet({ chatTab: tab })}
            />
            <label for={`chat-tab-${tab}`}>{translate(TABS[tab])}</label>
          </div>
        ))}
      </fieldset>
      <SwitchRow
        label={translate('chatSends')}
        help={translate('chatSendsHelp')}
        on={settings.chatSends}
        onChange={(chatSends) => onSet({ chatSends })}
      />
      <div class="hosts">
        <label for="chat-limit">{translate('chatLimit')}</label>
        <p id="chat-limit-help" class="hint">
          {translate('chatLimitHelp')}
        </p>
        <input
          id="chat-limit"
          type="number"
          min={1}
          step={1}
          aria-describedby="chat-limit-help"
          value={settings.chatLimit || ''}
          onChange={({ currentTarget }) => {
            const limit = currentTarget.valueAsNumber;
            onSet({ chatLimit: Number.isInteger(limit) && limit > 0 ? limit : 0 });
          }}
        />
      </div>
      <OwnTargets
        targets={settings.ownTargets}
        onChange={(ownTargets) => onSet({ ownTargets })}
        onAllow={(hosts) => void io.allowHosts(hosts)}
      />
      <TemplateEditor
        key={settings.chatTemplate}
        io={io}
        settings={settings}
        onChange={(ownTemplates, chatTemplate = settings.chatTemplate) =>
          onSet({ ownTemplates, chatTemplate })
        }
      />
    </section>
  );
}
