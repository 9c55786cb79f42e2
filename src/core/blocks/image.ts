import { nodesIn } from '../dom/child-nodes.ts';
import { imageMarkdown } from '../output/markdown/image.ts';
import type { Inline } from './inline/piece.ts';
import { isOrnament, noteImage, readImage } from './inline/inline-rules.ts';
import { isLeftOut } from '../dom/left-out.ts';
import { linkEnd, writtenAddress } from '../output/markdown/link.ts';
import type { Draft } from './draft.ts';
import type { Reader } from './reader.ts';

const THROUGH = new Set(['a', 'picture', 'span', 'div', 'figure', 'b', 'strong', 'em', 'i', 'center', 'p']);
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i;

/** Images that stand by themselves, with nothing else in the run; nothing when there is more. */
export function imageAlone(nodes: Node[], reader: Reader): Draft[] | undefined {
  const images: { image: Element; link: string | undefined }[] = [];
  if (!collect(nodes, undefined) || images.length === 0) return undefined;
  return images.flatMap(({ image, link }) =>
    imageDraft(image, { link, caption: { markdown: '', text: '' } }, reader),
  );

  function collect(children: Node[], link: string | undefined): boolean {
    for (const node of children) {
      if (node.nodeType === node.TEXT_NODE) {
        if ((node.nodeValue ?? '').trim() !== '') return false;
      } else if (node.nodeType === node.ELEMENT_NODE) {
        const element = node as Element;
        if (isLeftOut(element) || element.localName === 'source' || element.localName === 'br') continue;
        if (element.localName === 'img') images.push({ image: element, link });
        else if (!THROUGH.has(element.localName)) return false;
        else if (
          !collect(
            nodesIn(element),
            element.localName === 'a' ? (element.getAttribute('href') ?? undefined) : link,
          )
        )
          return false;
      }
    }
    return true;
  }
}

/** A link to the image's own file says nothing more. */
export function imageDraft(
  image: Element,
  { link, caption }: { link?: string | undefined; caption: Inline },
  reader: Reader,
): Draft[] {
  const { url, alt } = readImage(image);
  if (alt === '' && caption.text === '' && (url === '' || isOrnament(url, reader.found))) return [];
  const target = writtenAddress(link ?? null);
  const shownAlt = alt === caption.text ? '' : alt;
  const picture = url === '' && shownAlt === '' ? '' : imageMarkdown(shownAlt, url);
  if (url !== '') noteImage({ url, alt }, reader.found);
  const leads = picture !== '' && target !== undefined && target !== url && !IMAGE_FILE.test(target);
  if (leads) reader.found.links.push({ url: target, text: '' });
  const linked = leads ? `[${picture}${linkEnd(target)}` : picture;
  const markdown = [linked, caption.markdown].filter(Boolean).join('\n\n');
  return [{ type: 'image', url, alt, caption: caption.text, markdown, text: caption.text }];
}
