/** Words of questions that say nothing of what is asked for, folded. English and German. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all an and any are as at be been but by can could did do does doing done for from get had has have how i if in ' +
    'into is it its let me my no not of on or our s should so some such t than that the their them then there these they ' +
    'this to use used using was we were what when where which while who why will with would you your ' +
    'aber als am auf aus bei bin bis da das dass dem den der des die dies durch ein eine einem einen einer eines er es ' +
    'fur hat habe ich im ist kann mein mit nach nicht oder sich sie sind so uber um und uns unter vom von vor wann warum ' +
    'was welche welcher wenn werden wie wird wo wozu zu zum zur'
  ).split(' '),
);
