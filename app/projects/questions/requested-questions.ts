import { planNames, questions, type QuestionKey } from './question.ts'

/** By type of project, plans have other words. */
const PLANS: ReadonlySet<string> = new Set(Object.values(planNames))

/** The questions behind the items that an enquiry asks for. */
export function questionsIn(items: readonly string[]): QuestionKey[] {
  const keys = items.flatMap((item) =>
    PLANS.has(item) ? 'plans' : (questions.find(({ ask }) => ask === item)?.key ?? []),
  )
  return [...new Set(keys)]
}

/** Undefined where no question has this key. */
export function readQuestion(text: string | null): QuestionKey | undefined {
  return questions.find(({ key }) => key === text)?.key
}
