import { wellFormed } from '#app/lib/text/well-formed.ts'

import { applyRules, type SpellingRule } from './spelling-rule.ts'

const MAX_KEYS = 8
const LONGEST_KEY = 16

/** Words that share a key sound alike (docs/names.md); `word` is of a to z and latinSpelling's letters. */
export function soundKeys(word: string): string[] {
  const known = applyRules(word, KNOWN_SPELLINGS)
  const keys = [known, ...bengaliSpelling(known)].flatMap((spelling) =>
    readings(applyRules(spelling, SOUND_RULES)),
  )
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MAX_KEYS)
}

/** Many write the Bengali o as a (Subroto, Moloy). */
function bengaliSpelling(word: string): string[] {
  const isBengali = (word.match(/o+/g) ?? []).length > 1
  return isBengali ? [word.replace(/(?<=[^aeiou])o(?![aeiou])/g, 'a')] : []
}

const READINGS: Readonly<Record<string, readonly string[]>> = {
  E: ['e', ''],
  F: ['e', '', 'i'],
  H: ['', 'a'],
  J: ['j', 'Y'],
  O: ['o', 'u'],
  P: ['Y', ''],
  Q: ['o', ''],
  R: ['r', 'd'],
  U: ['u', 'i'],
  W: ['o', 'b'],
  X: ['a'],
}

function readings(sound: string): string[] {
  let keys = ['']
  for (const letter of wellFormed(sound.slice(0, LONGEST_KEY))) {
    const longer = (READINGS[letter] ?? [letter]).flatMap((read) => keys.map((key) => key + read))
    keys = longer.slice(0, MAX_KEYS)
  }
  return keys
}

const KNOWN_SPELLINGS: readonly SpellingRule[] = [
  [/^(?:mo?hd|md|m[aou]h[aou]?m+[ae]d)$/, 'mohammed'],
  [/^abdu[lrs]$/, 'abdul'],
  [/^ch(?:a|au|aw|o|ou|ow|u)dh?[aeu]?r(?:ee|ey|i|ie|y)$/, 'chaudhri'],
  [/^chakra[bvw][ao]r(?:t|th)(?:i|ee|y)$/, 'chakravarti'],
  [/^bhat+ach?a?r(?:jee|ji|ya|yya)$/, 'bhattacharya'],
  [/^acharj(?:ee|i)$/, 'acharya'],
  [/^d[au]tt?a?$/, 'datta'],
  [/^(?:bos|bose|bosu)$/, 'basu'],
  [/^(?:ai?y|ayy|iy)[ae]r$/, 'aiyar'],
  [/^(?:ai?y|ayy|iy)[ae]ngar$/, 'aiyangar'],
  [/^na(?:i|yu)d(?:oo|u)$/, 'naidu'],
  [/^mond[ao]l$/, 'mandal'],
  [/dhyaya$/, 'dhyay'],
  [/^d[ae][vw][ei]nd/, 'devend'],
  [/^go(?:y[ae]?|e)l$/, 'goyal'],
  [/^rathod$/, 'rathoṛ'],
  [/^(aro|chop)da$/, '$1ṛa'],
  [/^subra?h?man[iy]+a[mn]$/, 'subramanian'],
  [/^(?:a|i)[iy]?shwarya$/, 'aishwarya'],
  [/^h[ou]ss?(?:ai|e|ei)n$/, 'husain'],
  [/^ja[vw](?:e|ee|i)d$/, 'javed'],
  [/^s[ae]l(?:ee|i)m$/, 'salim'],
  [/^[iy][ou]+s[aeu]+(?:f|ph)$/, 'yusuf'],
  [/^d[aei]?s(?:o|oo|ou|u)[jsz]a$/, 'dsouza'],
  [/^d[aei](?=(?:silva|costa|cruz|mello)$)/, 'd'],
  [/^(?:f|ph)[ae]rnand[ei][sz]$/, 'fernandes'],
  [/^st(?:e|ee|i)(?:f|ph|v)[ae]n$/, 'stefan'],
  [/^beg[au]m$/, 'begam'],
  [/^m[ou]sta(?:f|ph)a$/, 'mustafa'],
  [/^p(?:e|ee|i)t[ae]r$/, 'piter'],
  [/^mat+h?ew$/, 'maithyu'],
  [/^mi(?:c|ch)a?el$/, 'maikal'],
  [/^ja(?:cob|ikab)$/, 'jekab'],
  [/^[ae]nth?[ao]n(?:i|y)$/, 'antoni'],
  [/^v[ae]rgh?(?:ee|e|i)se?$/, 'vargis'],
  [/^daniel$/, 'dainiyal'],
  [/^david$/, 'devid'],
  [/^simon$/, 'saiman'],
  [/^l(?:au|aw|o)ren[cs]e?$/, 'lorens'],
  [/^mary$/, 'mairi'],
  [/^george$/, 'jorj'],
]

/** In this order; C, V, Y and A are sounds (ch, bh, initial y and a), other capitals are in READINGS. */
const SOUND_RULES: readonly SpellingRule[] = [
  [/ṛ/g, 'R'],
  [/ĵ/g, 'J'],
  [/ŷ/g, 'P'],
  [/^rush/, 'rish'],
  [/ck/g, 'k'],
  [/ksh?|x/g, 'ks'],
  [/chr/g, 'kr'],
  [/[ct]?chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/q(?:u(?=[ei]))?/g, 'k'],
  [/sh/g, 's'],
  [/(?:dn|j)[ny](?=[aeiou])|gn/g, 'gy'],
  [/ngh|nh$/g, 'ng'],
  [/^bh/, 'V'],
  [/(?<=[bdgjkptv])h/g, ''],
  [/^[hr](?=[hr])/, ''],
  [/(?<=r)h(?![aeiou])/g, ''],
  [/(?<=[aeiou])h$/, ''],
  [/(?<![ev])ez$/, 'es'],
  [/z/g, 'j'],
  [/m(?=[pbfsvw])/g, 'n'],
  [/aa+/g, 'a'],
  [/ee|ie$/g, 'i'],
  [/oo/g, 'u'],
  [/ao$/, 'W'],
  [/eo$/, 'eb'],
  [/[ei]nd[ae]?ra?$/, 'endr'],
  [/(?<=[^aeiou])e$/, 'E'],
  [/e(?=r$)/, 'F'],
  [/(?<=nd)e(?=r)|e(?=h|r(?![aeiou])|[dln]$)/g, 'E'],
  [/(?<![aeiou])u(?=h[aeiou])/g, 'o'],
  [/(?<=[bdgkmnptvw])ru(?=[^aeiou])/g, 'rU'],
  [/^pro/, 'prQ'],
  [/(?<=[^aeiou])on$/, 'Qn'],
  [/au|ou|ow(?![aeiouyEF])/g, 'o'],
  [/aiy/g, 'ay'],
  [/ay[aei]?(?=[^aeiouyEF])|[ae]yi+$|[aeo]y(?![aeiouEF])|ay(?=a$)|[aeo]i|ae/g, 'e'],
  [/(?:iy?|y)(?=[aeouEF])/g, 'Y'],
  [/y/g, 'i'],
  [/^a/, 'A'],
  [/^o/, 'O'],
  // A final a may be silent after two consonants (Gupta, Krishna), but not in Khanna and Kamala.
  [/(?<=[^aeiouAEFOQU]{2}|[vw]|[^aeiou]es|[bvw]rat|rjun|sok|aran)a(?<!nna)$/, 'H'],
  [/(?<=[^aeiouAEFOQUh][^aeiouAEFOQU])o$/, 'H'],
  [/a$/, 'X'],
  [/[vw]/g, 'b'],
  [/([^aeiou])\1+/g, '$1'],
  [/a/g, ''],
]
