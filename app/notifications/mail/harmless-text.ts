import topLevelDomains from 'tlds/index.json' with { type: 'json' }

/** Invisible or misleading characters; some belong to honest Indian names. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Browsers read it as a dot, unlike Unicode. */
const DOTS = /。/gu

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`

const LINKS = [
  /:\/\/|www\.|[\p{L}\p{M}\p{N}_-]@[\p{L}\p{N}]/u,
  /(?<![\p{L}\p{N}])(?:tel|telprompt|sms|smsto|mms|mailto|callto|facetime|facetime-audio|whatsapp|tg|skype|sips?|geo|maps|market|intent|viber|upi|javascript|vbscript|file|magnet|ftp|https?):\S/u,
  /(?<![\p{L}\p{N}])data:[a-z]+\//u,
  new RegExp(String.raw`(?<![\d.])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)`, 'u'),
  /[[({<]\s*(?:dot|at|\.)\s*[\])}>]\s*\p{L}{2}/u,
  /(?<!\p{L})dot\s+(?:com|net|org|info)(?!\p{L})/u,
  /\p{L}(?:\s+\.\s*|\.\s+)(?:com|net|org|info)(?!\p{L})/u,
]

/** A dot between two names without a space: `evil.com`. */
const DOTTED = /(?<=[\p{L}\p{M}\p{N}_-])\.(?<label>(?:\p{L}\p{M}*){2}[\p{L}\p{M}\p{N}-]*)/gu
/** IANA's root zone; no other name makes a link. */
const TOP_LEVEL = new Set(topLevelDomains.map(asSeen))

/** Whether mail programs and readers find no link in a typed text; initials and sentence ends are none. */
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

/** Compatibility forms, such as full-width letters, as they are read. */
function asSeen(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DOTS, '.')
    .toLowerCase()
}
