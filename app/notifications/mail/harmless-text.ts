import topLevelDomains from 'tlds/index.json' with { type: 'json' }

/** Letters that are seen for what they are not, or not at all; in Indian scripts some belong to honest names. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** What browsers read as the dot of an address and Unicode does not write as one. */
const DOTS = /。/gu

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`

/** What programs for mail make a link of, or people read as one. */
const LINKS = [
  /:\/\/|www\.|[\p{L}\p{M}\p{N}_-]@[\p{L}\p{N}]/u,
  /(?<![\p{L}\p{N}])(?:tel|telprompt|sms|smsto|mms|mailto|callto|facetime|facetime-audio|whatsapp|tg|skype|sips?|geo|maps|market|intent|viber|upi|javascript|vbscript|file|magnet|ftp|https?):\S/u,
  /(?<![\p{L}\p{N}])data:[a-z]+\//u,
  new RegExp(String.raw`(?<![\d.])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)`, 'u'),
  // `evil (dot) com`, `evil[.]com`, `evil dot com`, `evil .com`
  /[[({<]\s*(?:dot|at|\.)\s*[\])}>]\s*\p{L}{2}/u,
  /(?<!\p{L})dot\s+(?:com|net|org|info)(?!\p{L})/u,
  /\p{L}(?:\s+\.\s*|\.\s+)(?:com|net|org|info)(?!\p{L})/u,
]

/** A dot between two names without a space, and the name after it: `evil.com`. */
const DOTTED = /(?<=[\p{L}\p{M}\p{N}_-])\.(?<label>(?:\p{L}\p{M}*){2}[\p{L}\p{M}\p{N}-]*)/gu
/** The names that addresses end with (IANA's root zone); after any other a dot makes no link. */
const TOP_LEVEL = new Set(topLevelDomains.map(asSeen))

/**
 * Whether a text that anybody may have typed holds nothing that a program for mail makes a link of, or a
 * person reads as one. Initials and the end of a sentence are no links.
 */
export function isHarmless(text: string): boolean {
  const seen = asSeen(text)
  return !LINKS.some((link) => link.test(seen)) && !isDotted(seen)
}

function isDotted(seen: string): boolean {
  return [...seen.matchAll(DOTTED)].some(({ groups }) => {
    const label = groups?.['label'] ?? ''
    const [word = ''] = label.split('-')
    return TOP_LEVEL.has(word) || label.startsWith('xn--')
  })
}

/** Full-width and other forms of a letter or a sign as the one that they are read as. */
function asSeen(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DOTS, '.')
    .toLowerCase()
}
