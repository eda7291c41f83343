import { around, nearest } from './clauses.ts'
import { readPlain } from './plain-text.ts'
import type { StatedFigure } from './stated-figures.ts'

/** Things with figures of their own. */
const OTHER =
  'club ?houses?|clubs?|malls?|schools?|hospitals?|hotels?|parks?|gardens?|greens|greenery|courts?|tracks?|balcon\\w+|terraces?|lakes?|lawns?|forests?|basements?|parking|podiums?|neighbou\\w+|stations?|airports?|lobby|lobbies|gym\\w*|pools?|libraries|library|temples?|stadiums?|golf|universit\\w+|college|sez|it parks?|film city|security|each (?:flat|home|villa)|servant rooms?|rooms?|master bedrooms?|sports city|sectors?|villas?|duplex\\w*|penthouses?'
const OWN =
  'towers?|homes?|apartments?|flats|buildings?|projects?|developments?|township|land|site|sites|plots?|parcel|residences?|floors?|listing'
const SUBJECTS = new RegExp(`\\b(?:${OTHER}|${OWN})\\b`, 'gu')
const IS_OTHER = new RegExp(`^(?:${OTHER})$`, 'u')
const OPEN = /\b(?:open|green|greens|greenery|landscap\w*|spaces?)\b/
/** After a figure: `3 floors of parking`, `a 2-acre park`. */
const NEXT = new RegExp(
  `^[ .-]*(?:(?:of|for|in|to|are|is|as) )?(?:(?:a|an|the|its|our|landscaped|central|green) )*(?:${OTHER})\\b`,
  'u',
)

/** Part of a building: `the first 10 floors`, `one tower is sold out`. */
const SOME = /\b(?:reached|first|top|upper|lower|last|other|another|these|those|remaining|next) $/u
const DONE =
  /^ (?:(?:is|are|was|were|has been|have been) (?:sold|cast|done|ready|complete\w*|built|up|booked|reserved)|(?:of|in) tower|faces?|facing|overlook\w*|looks? (?:out )?(?:on|over|at))\b/u
const COUNTED = new Set(['floors', 'towers', 'BHK'])

function isOfSome(plain: string, { unit, start, end }: StatedFigure): boolean {
  return (
    COUNTED.has(unit) && (SOME.test(plain.slice(0, start)) || DONE.test(plain.slice(end, end + 30)))
  )
}

/** Decides by the figure's own clause. */
function isOfAnother(text: string, { start, end }: { start: number; end: number }): boolean {
  const { plain } = readPlain(text)
  if (NEXT.test(plain.slice(end))) return true
  const { clause } = around(plain, start, end)
  const before = { ...clause, end: start, text: plain.slice(clause.start, start) }
  const subject = nearest(before, { start, end }, SUBJECTS)
  return subject !== undefined && IS_OTHER.test(subject.word)
}

/** Surroundings, or larger than the project. */
const AROUND = /(?:\b(?:part of|within|near|next to|beside)(?: an?| the| our)?|पास(?: में)?) $/u
const OF_ALL = /^ ?of the (?:sector|city|area|region)\b/u

/** Distances lead to many places, and shares may be of anything but open land. */
export function isUnsure(text: string, figure: StatedFigure): boolean {
  if (figure.unit === 'm') return true
  const { plain } = readPlain(text)
  if (AROUND.test(plain.slice(0, figure.start)) || OF_ALL.test(plain.slice(figure.end))) return true
  if (figure.unit === '%' && !OPEN.test(readPlain(text).plain.slice(figure.end, figure.end + 30)))
    return true
  return isOfSome(readPlain(text).plain, figure) || isOfAnother(text, figure)
}
