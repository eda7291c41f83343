import { NO_PRICE } from '#app/projects/model/price-label.ts'
import { checkedDay, daysSince, sourceName } from '#app/projects/page/provenance.ts'

import type { QuestionKey, QuestionState } from './question.ts'

/** Days after which a check is called old. */
const OLD = 30

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })

type Asked = Extract<QuestionState, { state: 'asked' }>

/** `From ₹2.60 crore`, `Asked Godrej on 24 Nov, answer due 1 Dec`, `Not announced` or a price’s own words for it; `today` is an ISO date. */
export function answerText(question: QuestionState, today: string): string {
  if (question.state === 'confirmed') return confirmedText(question)
  if (question.state === 'not-announced') return question.known ?? noAnswer(question.key)
  return withDue(`Asked ${askedText(question)}`, question, today)
}

function noAnswer(key: QuestionKey): string {
  return key === 'price' ? NO_PRICE : 'Not announced'
}

/** The same of one question, where staff have asked for its answer. */
export function askedAnswer(
  questions: readonly QuestionState[],
  key: QuestionState['key'],
  today: string,
): string | undefined {
  const question = questions.find((each) => each.key === key)
  return question?.state === 'asked' ? answerText(question, today) : undefined
}

export function confirmedText({ value }: { value: string }): string {
  return value.charAt(0).toUpperCase() + value.slice(1)
}

/** `Godrej on 24 Nov` */
export function askedText({ whom, on }: Asked): string {
  return `${whom} on ${shortDay(on)}`
}

/** When the answer is due, or that the day has passed; undefined without a day. */
export function dueText({ due }: Asked, today: string): string | undefined {
  if (due === undefined) return undefined
  return due < today
    ? `answer was due ${shortDay(due)}, not here yet`
    : `answer due ${shortDay(due)}`
}

function withDue(request: string, question: Asked, today: string): string {
  return [request, dueText(question, today) ?? []].flat().join(', ')
}

/** Both are ISO dates; a year would be noise within weeks. */
function shortDay(day: string): string {
  return DAY.format(new Date(day))
}

/** For paper, which knows no age: `From ₹2.60 crore (Developer’s information, 21 Nov 2026)`. */
export function printedAnswer(question: QuestionState, today: string): string {
  const text = answerText(question, today)
  if (question.state !== 'confirmed') return text
  return `${text} (${sourceName(question)}, ${checkedDay({ on: question.day })})`
}

/** `21 Nov 2026`, or `checked 45 days ago`; ISO dates. */
export function checkAge(day: string, today: string): string {
  const days = daysSince({ on: day }, today)
  return days > OLD ? `checked ${days} days ago` : checkedDay({ on: day })
}

/** What the receipt of an enquiry says about each item that a visitor may ask for. */
export function receiptTexts(
  questions: readonly QuestionState[],
  today: string,
): Record<string, string> {
  return Object.fromEntries(
    questions.map((question) => [question.ask, receiptText(question, today)]),
  )
}

function receiptText(question: QuestionState, today: string): string {
  if (question.state === 'asked') return withDue(`we asked ${askedText(question)}`, question, today)
  if (question.state === 'not-announced') return 'we send it as soon as it is out'
  const answer = `confirmed, ${question.value.replace(/^From /, 'from ')}`
  return question.isPartial ? `${answer}; we send the rest as soon as it is out` : answer
}
