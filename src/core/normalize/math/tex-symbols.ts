// Characters of formulas and the TeX commands for them (names as in LaTeX and amssymb).

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(' ').map((pair) => [pair.charAt(0), `\\${pair.slice(1)}`]));

export const SYMBOLS: Record<string, string> = {
  ...pairs(
    'αalpha βbeta γgamma δdelta εvarepsilon ϵepsilon ζzeta ηeta θtheta ϑvartheta ιiota κkappa λlambda μmu',
  ),
  ...pairs('νnu ξxi πpi ϖvarpi ρrho ϱvarrho σsigma ςvarsigma τtau υupsilon φvarphi ϕphi χchi ψpsi ωomega'),
  ...pairs('ΓGamma ΔDelta ΘTheta ΛLambda ΞXi ΠPi ΣSigma ΥUpsilon ΦPhi ΨPsi ΩOmega'),
  ...pairs(
    '≤leq ≥geq ≠neq ≈approx ≡equiv ∼sim ≃simeq ≅cong ∝propto ≪ll ≫gg ≺prec ≻succ ∣mid ∥parallel ⊥perp',
  ),
  ...pairs('±pm ∓mp ×times ÷div ·cdot ⋅cdot ∗ast ⋆star ∘circ ∙bullet ⊕oplus ⊖ominus ⊗otimes ⊙odot'),
  ...pairs(
    '∈in ∉notin ∋ni ⊂subset ⊃supset ⊆subseteq ⊇supseteq ∪cup ∩cap ∖setminus ∅emptyset ∀forall ∃exists ∄nexists',
  ),
  ...pairs(
    '∧land ∨lor ¬neg ⊢vdash ⊨models ⊤top →to ←leftarrow ↔leftrightarrow ⇒Rightarrow ⇐Leftarrow ⇔Leftrightarrow',
  ),
  ...pairs(
    '↦mapsto ↑uparrow ↓downarrow ⟶longrightarrow ⟹implies ⟺iff ∂partial ∇nabla ∞infty ℏhbar ℓell ℜRe ℑIm ℵaleph',
  ),
  ...pairs(
    '∑sum ∏prod ∐coprod ∫int ∬iint ∭iiint ∮oint ⋃bigcup ⋂bigcap ⨁bigoplus ⨂bigotimes √surd ∠angle °degree',
  ),
  ...pairs(
    '…ldots ⋯cdots ⋮vdots ⋱ddots ⟨langle ⟩rangle ⌈lceil ⌉rceil ⌊lfloor ⌋rfloor ‖Vert {{ }} %% && ## $$ __',
  ),
  ℝ: '\\mathbb{R}',
  ℂ: '\\mathbb{C}',
  ℕ: '\\mathbb{N}',
  ℚ: '\\mathbb{Q}',
  ℤ: '\\mathbb{Z}',
  '−': '-',
  '′': "'",
  // Invisible operators: function application, times, separator, plus.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
};

export const ACCENTS: Record<string, string> = {
  '¯': '\\bar',
  '‾': '\\overline',
  '―': '\\overline',
  _: '\\overline',
  '^': '\\hat',
  ˆ: '\\hat',
  '~': '\\tilde',
  '˜': '\\tilde',
  '˙': '\\dot',
  '.': '\\dot',
  '¨': '\\ddot',
  '→': '\\vec',
  '⟶': '\\overrightarrow',
  '⏞': '\\overbrace',
};

export const FUNCTIONS = new Set(
  (
    'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min ' +
    'Pr sec sin sinh sup tan tanh'
  ).split(' '),
);
