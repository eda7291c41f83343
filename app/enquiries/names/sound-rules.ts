import type { SpellingRule } from './spelling-rule.ts'

/**
 * From a Latin spelling to a sound, in this order. The capitals C, V, Y and A are sounds (ch, bh, y
 * and a, the second and the last only where a word begins); the others are what READINGS tells.
 */
export const SOUND_RULES: readonly SpellingRule[] = [
  [/ṛ/g, 'R'],
  [/ĵ/g, 'J'],
  [/ŷ/g, 'P'],
  // Spellings of one consonant.
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
  // Vowels: first what an ending or the neighbours make of them.
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
  // A final a may be the unspoken one after two consonants (Gupta, Krishna), in Shiva, Venkatesha
  // and the like; that of Khanna and Kamala is spoken.
  [/(?<=[^aeiouAEFOQU]{2}|[vw]|[^aeiou]es|[bvw]rat|rjun|sok|aran)a(?<!nna)$/, 'H'],
  [/(?<=[^aeiouAEFOQUh][^aeiouAEFOQU])o$/, 'H'],
  [/a$/, 'X'],
  [/[vw]/g, 'b'],
  [/([^aeiou])\1+/g, '$1'],
  [/a/g, ''],
]
