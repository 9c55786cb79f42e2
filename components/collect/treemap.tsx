import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import { useMemo } from 'preact/hooks';
import type { SectionTokens } from '../../src/features/collect/job-figures.ts';
import { formatNumber, useTranslate } from '../words.ts';

interface TreemapProps {
  sections: SectionTokens[];
  /** The section that the table is held to. */
  chosen: string;
  onChoose(name: string): void;
}

/** In units of the drawing, stretched to the page. */
const SIZE = [1_000, 100] as const;
/** Narrower boxes have no room for their names. Share of the width. */
const NAMED = 0.07;

/** Where the tokens are, by section of the site; a box holds the table to its section. */
export function Treemap({ sections, chosen, onChoose }: TreemapProps) {
  const translate = useTranslate();
  const boxes = useMemo(() => layOut(sections), [sections]);
  if (boxes.length === 0) return null;
  return (
    <div class="treemap" role="group" aria-label={translate('collectTreemap')}>
      {boxes.map(({ section, style, isNamed }) => {
        const words = `${section.name}: ${formatNumber(section.tokens)} ${translate('tokens')}, ${translate('collectPages', formatNumber(section.pages))}`;
        return (
          <button
            key={section.name}
            type="button"
            style={style}
            title={words}
            aria-label={words}
            aria-pressed={chosen === section.name}
            onClick={() => onChoose(chosen === section.name ? '' : section.name)}
          >
            {isNamed && <span>{section.name}</span>}
          </button>
        );
      })}
    </div>
  );
}

function layOut(sections: SectionTokens[]) {
  const root = hierarchy<{ children?: SectionTokens[]; tokens?: number }>({ children: sections }).sum(
    ({ tokens = 0 }) => tokens,
  );
  if (!root.value) return [];
  const [width, height] = SIZE;
  // Boxes that stretch with the page look square when they are laid out wide.
  const laid = treemap<{ children?: SectionTokens[]; tokens?: number }>()
    .size([width, height])
    .tile(treemapSquarify.ratio(1))(root);
  return laid.leaves().map(({ data, x0, x1, y0, y1 }) => ({
    section: data as SectionTokens,
    isNamed: (x1 - x0) / width > NAMED && y1 - y0 > 20,
    style: {
      insetInlineStart: `${(x0 / width) * 100}%`,
      insetBlockStart: `${(y0 / height) * 100}%`,
      inlineSize: `${((x1 - x0) / width) * 100}%`,
      blockSize: `${((y1 - y0) / height) * 100}%`,
    },
  }));
}
