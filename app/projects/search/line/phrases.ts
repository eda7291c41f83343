import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'
import { SILENT, spoken } from '#app/projects/search/project-search.ts'

export type FilterChange = Partial<Omit<ProjectFilter, 'text' | 'unpriced' | 'sort'>>

/** Ambiguous: no unit, another currency, a missing type, a second value, a region. */
export type AmbiguityReason = 'figure' | 'currency' | 'kind' | 'second' | 'region'
export type LeftWhy = 'unknown' | 'unstated' | 'size' | 'time' | 'amount'

export type Meaning =
  | { kind: 'filter'; change: FilterChange }
  | { kind: 'ambiguous'; why: AmbiguityReason; readings: FilterChange[] }
  /** Searched in the projects' names and texts. */
  | { kind: 'text' }
  | { kind: 'left'; why: LeftWhy }
  /** Filler, such as `projects in`. */
  | { kind: 'silent' }

export type Lexicon = {
  choices: FilterChoices
  /** By `phraseKey`. */
  phrases: ReadonlyMap<string, Meaning>
  /** Tolerates a spelling error. */
  knows: (phrase: string) => boolean
  /** In this order, as whole words. */
  says: (phrase: string) => boolean
}

export const sets = (change: FilterChange): Meaning => ({ kind: 'filter', change })
export function asks(why: AmbiguityReason, readings: FilterChange[]): Meaning {
  return { kind: 'ambiguous', why, readings }
}

type Entry = readonly [spellings: string, meaning: Meaning]
const NCR = ['Noida', 'Greater Noida', 'Ghaziabad', 'Gurugram', 'Delhi'].map((city) => ({ city }))
const HOUSE = asks('kind', [{ type: 'Farmhouse' }, { type: 'Plots' }])

/** Plurals and missing spaces match too. */
const SPELLINGS: readonly Entry[] = [
  ['metro,metro station,metro rail,metro line', sets({ near: ['metro'] })],
  ['airport,international airport', sets({ near: ['airport'] })],
  ['new delhi,dilli,dehli,दिल्ली,नई दिल्ली', sets({ city: 'Delhi' })],
  ['gurgaon,gurgoan,ggn,गुरुग्राम,गुड़गांव', sets({ city: 'Gurugram' })],
  ['bombay,मुंबई,बंबई', sets({ city: 'Mumbai' })],
  ['नोएडा', sets({ city: 'Noida' })],
  ['gzb,गाजियाबाद', sets({ city: 'Ghaziabad' })],
  ['इंदौर', sets({ city: 'Indore' })],
  ['गोवा', sets({ city: 'Goa' })],
  ['gr noida,g noida,grater noida', sets({ city: 'Greater Noida' })],
  ['noida ext,noida extn,greater noida west,gr noida west', sets({ city: 'Noida Extension' })],
  ['yamuna expy,yamuna exp,yeida', sets({ city: 'Yamuna Expressway' })],
  ['noida expy,noida greater noida expressway', sets({ city: 'Noida Expressway' })],
  ['ncr,delhi ncr,national capital region', asks('region', NCR)],
  ['apartment,appartment,residential apartment', sets({ type: 'Apartments' })],
  ['flat,residential flat,apt,condo', sets({ type: 'Apartments' })],
  ['plot,open plot,residential plot,land', sets({ type: 'Plots' })],
  ['plotted,plotted development,plotting', sets({ type: 'Plots' })],
  ['farmhouse,farm,farm land,farm plot', sets({ type: 'Farmhouse' })],
  ['commercial,commercial property,commercial space', sets({ type: 'Commercial' })],
  ['office,office space,shop,retail,showroom', sets({ type: 'Commercial' })],
  ['upcoming,upcoming project', sets({ type: 'Upcoming' })],
  ['villa,bungalow,kothi,house,independent house,row house', HOUSE],
  ['builder floor,penthouse,duplex', asks('kind', [{ type: 'Apartments' }])],
  ['coming soon', sets({ status: 'coming-soon' })],
  ['pre launch,pre launched,pre launches', sets({ status: 'pre-launch' })],
  ['new launch,new launches,newly launched', sets({ status: 'new-launch' })],
  ['under construction', sets({ status: 'under-construction' })],
  ['ready,ready to move,ready to move in,ready to shift', sets({ status: 'ready' })],
  ['ready possession,immediate possession,rtm', sets({ status: 'ready' })],
  ['possession,possession date,handover', sets({ status: 'possession' })],
  ['from,need,looking,searching,search,around,nearby,close,show me', { kind: 'silent' }],
  ['we,our,us,that,which,it,there,you,have', { kind: 'silent' }],
  ['under,below,less than,up to,within,max,maximum', { kind: 'left', why: 'unknown' }],
  ['above,over,more than,at least,between,min,minimum', { kind: 'left', why: 'unknown' }],
]

export const phraseKey = (phrase: string) => spoken(phrase).replaceAll(' ', '')

/** By key; the first meaning of a phrase counts. */
export function* readingPhrases(
  names: readonly string[],
  choices: FilterChoices,
  says: (phrase: string) => boolean,
): Steps<ReadonlyMap<string, Meaning>> {
  const phrases = new Map<string, Meaning>()
  for (const [phrase, written] of entriesOf(names, choices)) {
    const isOwn = written.kind === 'ambiguous' && written.why === 'kind' && says(phrase)
    const meaning = isOwn ? undefined : listedMeaning(written, choices)
    const key = phraseKey(phrase)
    if (meaning && !phrases.has(key)) phrases.set(key, meaning)
    yield
  }
  return phrases
}

function* entriesOf(names: readonly string[], choices: FilterChoices): Generator<Entry> {
  for (const name of names) yield [name, { kind: 'text' }]
  for (const city of choices.places) yield [city, sets({ city })]
  for (const developer of choices.developers) yield [developer, sets({ developer })]
  for (const [spellings, meaning] of SPELLINGS) {
    for (const phrase of spellings.split(',')) yield [phrase, meaning]
  }
  for (const word of SILENT) yield [word, { kind: 'silent' }]
}

/** Only places that the catalogue has, and only facts that a project states. */
function listedMeaning(meaning: Meaning, choices: FilterChoices): Meaning | undefined {
  const { places, statuses, near } = choices
  if (meaning.kind === 'ambiguous' && meaning.why === 'region') {
    const readings = meaning.readings.filter(({ city = '' }) => places.includes(city))
    return readings.length > 0 ? { ...meaning, readings } : undefined
  }
  if (meaning.kind !== 'filter') return meaning
  const { city, status, near: [place] = [] } = meaning.change
  if (city && !places.includes(city)) return undefined
  const isStated = (!status || statuses.includes(status)) && (!place || near.includes(place))
  return isStated ? meaning : { kind: 'left', why: 'unstated' }
}
