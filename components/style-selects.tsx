import type { TextName } from '../src/translate.ts';
import { IMAGE_STYLES, LINK_STYLES, METHODS, type Settings, WRITERS } from '../src/settings.ts';
import { useTranslate } from './words.ts';

type StyleName = 'links' | 'images' | 'method' | 'writer';

const STYLES: Record<StyleName, { styles: readonly string[]; label: TextName; help: TextName }> = {
  links: { styles: LINK_STYLES, label: 'links', help: 'optionLinksHelp' },
  images: { styles: IMAGE_STYLES, label: 'images', help: 'optionImagesHelp' },
  method: { styles: METHODS, label: 'method', help: 'optionMethodHelp' },
  writer: { styles: WRITERS, label: 'writer', help: 'optionWriterHelp' },
};
const WORDS: Record<Settings[StyleName], TextName> = {
  alt: 'imagesAlt',
  drop: 'imagesDrop',
  inline: 'linksInline',
  keep: 'imagesKeep',
  model: 'methodModel',
  pith: 'writerPith',
  readability: 'methodReadability',
  referenced: 'linksReferenced',
  text: 'linksText',
  turndown: 'writerTurndown',
};

const OFTEN: StyleName[] = ['links', 'images'];

interface StyleSelectsProps {
  settings: Settings;
  /** All, and each explained; else those that change from page to page. */
  explained?: boolean;
  onSet(changes: Partial<Settings>): void;
}

/** How a page is read and written: of links and images in the popup's menu, all on the options page. */
export function StyleSelects({ settings, explained = false, onSet }: StyleSelectsProps) {
  const translate = useTranslate();
  const names = explained ? (Object.keys(STYLES) as StyleName[]) : OFTEN;
  return names.map((name) => {
    const { styles, label, help } = STYLES[name];
    return (
      <div key={name} class="style-select">
        <label for={`${name}-style`}>{translate(label)}</label>
        <select
          id={`${name}-style`}
          value={settings[name]}
          aria-describedby={explained ? `${name}-help` : undefined}
          onChange={(event) => onSet({ [name]: event.currentTarget.value })}
        >
          {styles.map((style) => (
            <option key={style} value={style}>
              {translate(WORDS[style as Settings[StyleName]])}
            </option>
          ))}
        </select>
        {explained && <p id={`${name}-help`}>{translate(help)}</p>}
      </div>
    );
  });
}
