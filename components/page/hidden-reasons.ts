// Why a passage cannot be seen, in plain words; the keys are the reasons that capture and the passes give.

import type { TextName } from '../../src/say.ts';

export const HIDDEN_REASONS: Record<string, TextName> = {
  blur: 'hiddenBlurred',
  clip: 'hiddenClipped',
  color: 'hiddenColour',
  covered: 'hiddenCovered',
  'content-visibility': 'hiddenNotShown',
  display: 'hiddenNotShown',
  dots: 'hiddenDots',
  'font-size': 'hiddenTiny',
  hidden: 'hiddenNotShown',
  'invisible characters': 'hiddenCharacters',
  'off-screen': 'hiddenOffScreen',
  opacity: 'hiddenTransparent',
  'turned-away': 'hiddenTurned',
  visibility: 'hiddenNotShown',
  'zero-size': 'hiddenNoSize',
};
