import type { QuestionKey } from './question.ts'

/** Where a visitor leaves an email address or a number for the answer. */
export function tellMeAddress(project: string, question: QuestionKey): string {
  return `/tell-me?${new URLSearchParams({ project, question })}`
}
