import { checkedDay, daysSince } from '#app/projects/page/provenance.ts'

import type { QuestionState } from './question.ts'

/** Days after which a check is called old. */
const OLD = 30

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `From ₹2.60 crore`, `Asked Godrej on 24 Nov, answer due 1 Dec` or `Not announced`. */
export function answerText(question: QuestionState): string {
  if (question.state === 'confirmed') return capital(question.value)
  if (question.state === 'not-announced') return question.known ?? 'Not announced'
  const { due } = question
  const request = `Asked ${askedText(question)}`
  return due === undefined ? request : `${request}, answer due ${shortDay(due)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Godrej on 24 Nov` */
export function askedText({ whom, on }: Extract<QuestionState, { state: 'asked' }>): string {
  return `${whom} on ${shortDay(on)}`
}

/** Both are ISO dates; a year would be noise within weeks. */
export function shortDay(day: string): string {
  return DAY.format(new Date(day))
}

/** For paper, which knows no age: `From ₹2.60 crore (Developer’s information, 21 Nov 2026)`. */
export function printedAnswer(question: QuestionState): string {
  const text = answerText(question)
  if (question.state !== 'confirmed') return text
  return `${text} (${question.source}, ${checkedDay({ on: question.day })})`
}

/** `21 Nov 2026`, or `checked 45 days ago`; ISO dates. */
export function checkAge(day: string, today: string): string {
  const days = daysSince({ on: day }, today)
  return days > OLD ? `checked ${days} days ago` : checkedDay({ on: day })
}

/** What the receipt of an enquiry says about each item that a visitor may ask for. */
export function receiptTexts(questions: readonly QuestionState[]): Record<string, string> {
  return Object.fromEntries(questions.map((question) => [question.ask, receiptText(question)]))
}

function receiptText(question: QuestionState): string {
  if (question.state === 'asked') return `we asked ${askedText(question)}`
  if (question.state === 'not-announced') return 'we send it as soon as it is out'
  return `confirmed, ${question.value.replace(/^From /, 'from ')}`
}
