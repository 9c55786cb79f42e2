// Why a passage cannot be seen, in plain words.

import type { HiddenReason } from '../../src/core/visibility/hidden-reason.ts';
import type { TextName } from '../../src/translate.ts';

export const WORDS_FOR_HIDDEN: Record<HiddenReason, TextName> = {
  blur: 'hiddenBlurred',
  clip: 'hiddenClipped',
  color: 'hiddenColour',
  'content-visibility': 'hiddenNotShown',
  covered: 'hiddenCovered',
  display: 'hiddenNotShown',
  dots: 'hiddenDots',
  'font-size': 'hiddenTiny',
  hidden: 'hiddenNotShown',
  'invisible characters': 'hiddenCharacters',
  mask: 'hiddenMasked',
  'off-screen': 'hiddenOffScreen',
  opacity: 'hiddenTransparent',
  'screen readers only': 'hiddenForScreenReaders',
  'turned-away': 'hiddenTurned',
  visibility: 'hiddenNotShown',
  'zero-size': 'hiddenNoSize',
};
