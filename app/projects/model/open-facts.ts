import {
  planNames,
  questions as all,
  type QuestionState,
} from '#app/projects/questions/question.ts'
import { questionStates, type Questioned } from '#app/projects/questions/question-states.ts'

/** A missing fact, and the words with which the enquiry form offers it. */
export type OpenFact = { name: string; ask: string }

/** Facts that no question covers. */
export const openTo = {
  land: { name: 'Land area', ask: 'Land area' },
  floors: { name: 'Floors', ask: 'Number of floors' },
  distances: { name: 'Distances', ask: 'Distances' },
} as const satisfies Record<string, OpenFact>

/** What most enquiries ask for. */
const IN_FORM: ReadonlySet<string> = new Set(['price', 'rera', 'plans'])

/** What the enquiry form offers, missing facts first; a plan of one type of unit leaves the others open. */
export function enquiryOptions(questions: readonly QuestionState[]): string[] {
  const missing = questions.filter((one) => one.state !== 'confirmed' || one.isPartial)
  return [...missing.filter(({ key }) => IN_FORM.has(key)).map(({ ask }) => ask), 'Site visit']
}

/** What the form offers only to a visitor who asks about one of these open questions. */
export function otherOptions(questions: readonly QuestionState[]): string[] {
  return questions
    .filter(({ key, state }) => state !== 'confirmed' && !IN_FORM.has(key))
    .map(({ ask }) => ask)
}

/** Missing facts in the order in which buyers ask for them. */
export function openFacts(project: Questioned): OpenFact[] {
  return questionStates(project)
    .filter(({ state }) => state !== 'confirmed')
    .map(({ label, ask }) => ({ name: label, ask }))
}

/** Reads `?ask=`; options that no page offers are ignored. */
export function chosenEnquiryOptions(query: URLSearchParams): string[] {
  const known = new Set<string>([
    ...all.map(({ ask }) => ask),
    ...Object.values(planNames),
    ...Object.values(openTo).map(({ ask }) => ask),
  ])
  return [...new Set(query.getAll('ask'))].filter((option) => known.has(option))
}
