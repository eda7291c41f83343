import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import {
  nearPlaces,
  statuses,
  type FilterChoices,
  type NearPlace,
} from '#app/projects/filters/filter-choices.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'
import type { ProjectType } from '#app/projects/model/project.ts'
import type { SearchProject } from '#app/projects/search/search-project.ts'
import { SILENT } from '#app/projects/search/project-search.ts'

import type { Meaning } from './line-part.ts'
import { readingPhrases, spelled, type Phrases } from './phrases.ts'
import { readingTexts } from './phrase-index.ts'
import {
  BOUNDS,
  FILLING,
  KIND_SPELLINGS,
  NEAR_SPELLINGS,
  OTHER_KINDS,
  PLACE_NAMES,
  REGIONS,
  STATUS_SPELLINGS,
} from './spellings.ts'

export type Lexicon = {
  choices: FilterChoices
  phrases: Phrases<Meaning>
  /** Tolerates a spelling error. */
  knows: (phrase: string) => boolean
  /** In this order, as whole words. */
  says: (phrase: string) => boolean
}

export function* openingLexicon(
  projects: readonly SearchProject[],
  choices: FilterChoices,
  knows: (phrase: string) => boolean,
): Steps<Lexicon> {
  const says = yield* readingTexts(projects.map(({ text }) => text))
  const names = projects.map(({ name }) => name)
  const phrases = yield* readingPhrases(entriesOf(names, choices, says))
  return { choices, knows, says, phrases }
}

/** Earlier entries win over the same spelling. */
function* entriesOf(
  names: readonly string[],
  choices: FilterChoices,
  says: (phrase: string) => boolean,
): Generator<readonly [string, Meaning]> {
  for (const name of names) yield [name, { kind: 'text' }]
  yield* nearEntries(choices.near)
  yield* placeEntries(choices.places)
  for (const developer of choices.developers) yield [developer, filter({ developer })]
  for (const type of projectTypes) yield* spelled(filter({ type }), KIND_SPELLINGS[type])
  for (const [spellings, types] of OTHER_KINDS) {
    yield* spelled(ambiguousKind(types), spellings).filter(([phrase]) => !says(phrase))
  }
  for (const { value: status } of statuses) {
    const meaning = choices.statuses.includes(status) ? filter({ status }) : UNSTATED
    yield* spelled(meaning, STATUS_SPELLINGS[status])
  }
  for (const word of SILENT) yield [word, { kind: 'silent' }]
  yield* spelled<Meaning>({ kind: 'silent' }, FILLING)
  yield* spelled<Meaning>({ kind: 'left', why: 'unknown' }, BOUNDS)
}

function* nearEntries(stated: readonly NearPlace[]): Generator<readonly [string, Meaning]> {
  for (const { value: place } of nearPlaces) {
    yield* spelled(
      stated.includes(place) ? filter({ near: [place] }) : UNSTATED,
      NEAR_SPELLINGS[place],
    )
  }
}

function* placeEntries(places: readonly string[]): Generator<readonly [string, Meaning]> {
  for (const city of places) yield [city, filter({ city })]
  for (const [city, names] of PLACE_NAMES) {
    if (places.includes(city)) yield* spelled(filter({ city }), names)
  }
  for (const [spellings, cities] of REGIONS) {
    const readings = cities.filter((city) => places.includes(city)).map((city) => ({ city }))
    if (readings.length > 0)
      yield* spelled<Meaning>({ kind: 'asked', why: 'region', readings }, spellings)
  }
}

const UNSTATED: Meaning = { kind: 'left', why: 'unstated' }

function filter(change: Extract<Meaning, { kind: 'filter' }>['change']): Meaning {
  return { kind: 'filter', change }
}

function ambiguousKind(types: readonly ProjectType[]): Meaning {
  return { kind: 'asked', why: 'kind', readings: types.map((type) => ({ type })) }
}
