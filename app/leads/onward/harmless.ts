/** Letters that are seen for what they are not, or not at all; in Indian scripts some belong to honest names. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** What browsers read as the dot of an address and Unicode does not write as one. */
const DOTS = /。/gu

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`

/** What programs for mail make a link of, or people read as one. */
const LINKS = [
  /:\/\/|www\.|@/u,
  /(?<![\p{L}\p{N}])(?:tel|telprompt|sms|smsto|mms|mailto|callto|facetime|facetime-audio|whatsapp|tg|skype|sips?|geo|maps|market|intent|viber|upi|javascript|vbscript|file|magnet|ftp|https?):\S/u,
  /(?<![\p{L}\p{N}])data:[a-z]+\//u,
  new RegExp(String.raw`(?<![\d.])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)`, 'u'),
  // `evil (dot) com`, `evil[.]com`, `evil dot com`, `evil .com`
  /[[({<]\s*(?:dot|at|\.)\s*[\])}>]\s*\p{L}{2}/u,
  /(?<!\p{L})dot\s+(?:com|net|org|info)(?!\p{L})/u,
  /\p{L}(?:\s+\.\s*|\.\s+)(?:com|net|org|info)(?!\p{L})/u,
]

/** A dot between two names without a space: `evil.com`. */
const DOTTED = /[\p{L}\p{M}\p{N}_-]\.(?<label>(?:\p{L}\p{M}*){2}[\p{L}\p{M}\p{N}-]*)/gu
/** Scripts in which a title or initials stand before a name like this: `डॉ.शर्मा`, `எம்.ஜி.ஆர்`, `ایم.اے`. */
const ABBREVIATING =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}]/u
/** With what addresses in these scripts end (IANA's root zone, 2026). */
const ENDINGS = new Set(
  [
    'भारत भारतम् भारोत कॉम नेट संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා',
    'بھارت بارت ڀارت پاکستان پاكستان ایران ايران عراق امارات السعودية السعودیة السعودیۃ السعوديه الجزائر المغرب مصر عمان',
    'الاردن سورية سوريا تونس فلسطين قطر مليسيا سودان البحرين موريتانيا شبكة موقع بازار كوم عرب اتصالات ارامكو العليان',
    'ابوظبي كاثوليك همراه بيتك',
  ].flatMap((line) => line.split(' ').map(asSeen)),
)

/**
 * What a visitor typed, for a mail to an address that anybody may have entered: empty where a program for mail would
 * make a link of some of it. Names stay as they are written.
 */
export function harmless(text: string): string {
  const seen = asSeen(text)
  return LINKS.some((link) => link.test(seen)) || isDotted(seen) ? '' : text
}

function isDotted(seen: string): boolean {
  return [...seen.matchAll(DOTTED)].some(({ groups }) => {
    const label = groups?.['label'] ?? ''
    return !ABBREVIATING.test(label) || ENDINGS.has(label)
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
