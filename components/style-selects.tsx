import type { TextName } from '../src/translate.ts';
import { IMAGE_STYLES, LINK_STYLES, type Settings } from '../src/settings.ts';
import { useTranslate } from './words.ts';

type StyleName = 'links' | 'images';

const STYLES: Record<StyleName, { styles: readonly string[]; label: TextName; help: TextName }> = {
  links: { styles: LINK_STYLES, label: 'links', help: 'optionLinksHelp' },
  images: { styles: IMAGE_STYLES, label: 'images', help: 'optionImagesHelp' },
};
const WORDS: Record<Settings[StyleName], TextName> = {
  alt: 'imagesAlt',
  drop: 'imagesDrop',
  inline: 'linksInline',
  keep: 'imagesKeep',
  referenced: 'linksReferenced',
  text: 'linksText',
};

interface StyleSelectsProps {
  settings: Settings;
  /** Explain each one. */
  explained?: boolean;
  onSet(changes: Partial<Settings>): void;
}

/** How links and images are written, in the popup's menu and on the options page. */
export function StyleSelects({ settings, explained = false, onSet }: StyleSelectsProps) {
  const translate = useTranslate();
  return (Object.keys(STYLES) as StyleName[]).map((name) => {
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
