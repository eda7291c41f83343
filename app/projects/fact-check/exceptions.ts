import { sentencesOf } from '#app/projects/fact-check/figures/clauses.ts'
import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { plainText, readPlain } from '#app/projects/fact-check/figures/plain-text.ts'
import { registrationClaim } from '#app/projects/fact-check/figures/text-faults.ts'
import { MAX_SENTENCE_LENGTH } from '#app/projects/model/exceptions.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import { withValue, type Content } from '#app/projects/publishing/edited-content.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'

import { freeTexts } from './free-texts.ts'
import { registrationNumbers } from './text-registrations.ts'

const LEFT_OUT = '…'

/** A project without the sentences marked as about something else (`asides`); facts and headings stay. */
export function withoutAsides(project: ProjectContent): ProjectContent {
  const { asides = [], ...rest } = project
  const marked = new Set(asides.flatMap(({ says }) => sentenceOf(says)?.plain ?? []))
  if (marked.size === 0) return rest
  let content: Content = rest
  for (const { at, text } of speakable(project)) {
    const left = leftOf(text, marked)
    if (left !== text) content = withValue(content, at, left)
  }
  return projectSchema.safeParse(content).data ?? rest
}

/** Keeps the separators, so that sentences end where they did. */
function leftOf(text: string, marked: ReadonlySet<string>): string {
  const { plain, quoted } = readPlain(text)
  const part = (start: number, end: number) => (start < end ? quoted(start, end) : '')
  let [left, done] = ['', 0]
  for (const { start, end, text: own } of sentencesOf(plain)) {
    left += part(done, start) + (marked.has(own.trim()) ? ` ${LEFT_OUT}` : part(start, end))
    done = end
  }
  return left + part(done, plain.length)
}

export function withAsides(project: ProjectContent, sentences: readonly string[]): ProjectContent {
  const added = sentences.map((sentence) => ({ says: sentence, of: LEFT_OUT }))
  return { ...project, asides: [...(project.asides ?? []), ...added] }
}

/** Finds sentences with these words that can be marked and are not yet. */
export function sentencesOfFields(
  project: ProjectContent,
): (quote: string | undefined, at: FieldPath) => string[] {
  const texts = new Map(speakable(project).map(({ at, text }) => [at.join(' '), text]))
  const known = new Set((project.asides ?? []).map(({ says }) => plainText(says)))
  return (quote, at) => {
    const text = texts.get(at.join(' '))
    if (quote === undefined || text === undefined) return []
    const target = plainText(quote)
    return sentencesIn(text).flatMap((one) =>
      one.plain.includes(target) && !known.has(one.plain) && sentenceOf(one.text) ? [one.text] : [],
    )
  }
}

export function asideFaults(project: ProjectContent): ProjectFault[] {
  const there = new Set(
    speakable(project).flatMap(({ text }) => sentencesIn(text).map(({ plain }) => plain)),
  )
  return (project.asides ?? []).flatMap(({ says }, index): ProjectFault[] => {
    const at = ['asides', index, 'says']
    const registration = registrationIn(says)
    if (registration !== undefined)
      return [{ at, text: `“${registration}” is always read as a registration of the listing` }]
    const sentence = sentenceOf(says)
    if (!sentence)
      return [{ at, text: 'must be one sentence, as the text has it: each has a row of its own' }]
    if (there.has(sentence.plain)) return []
    return [
      {
        at,
        text: `no text of the listing says “${says}” any more: take it out`,
        isAdvice: true,
        unstated: says,
      },
    ]
  })
}

/** Names and headings are always about the project. */
function speakable(project: ProjectContent) {
  return freeTexts(project).filter(
    ({ at }) => at[0] !== 'headline' && !HEADINGS.has(at.at(-1) ?? ''),
  )
}

const HEADINGS: ReadonlySet<string | number> = new Set(['name', 'title', 'label'])

/** Section 11(2) of the Act allows only the project's own registration in an advertisement. */
function registrationIn(text: string): string | undefined {
  return registrationNumbers(text).find(({ isSure }) => isSure)?.text ?? registrationClaim(text)
}

type Sentence = { plain: string; text: string }

function sentenceOf(text: string): Sentence | undefined {
  const [sentence, ...others] = sentencesIn(text)
  const isOne = sentence !== undefined && others.length === 0 && /\p{L}/u.test(sentence.plain)
  return isOne && text.length <= MAX_SENTENCE_LENGTH && registrationIn(text) === undefined
    ? sentence
    : undefined
}

function sentencesIn(text: string): Sentence[] {
  const { plain, quoted } = readPlain(text)
  return sentencesOf(plain).map(({ start, end, text: own }) => ({
    plain: own.trim(),
    text: quoted(start, end).trim(),
  }))
}
