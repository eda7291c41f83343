import { questions, type QuestionKey } from './question.ts'

/** Items of the enquiry form that have other words than their question. */
const OTHER_WORDS: Readonly<Record<string, QuestionKey>> = { 'Plot layout': 'plans' }

/** The questions behind the items that an enquiry asks for. */
export function questionsIn(items: readonly string[]): QuestionKey[] {
  const keys = items.flatMap(
    (item) => questions.find(({ ask }) => ask === item)?.key ?? OTHER_WORDS[item] ?? [],
  )
  return [...new Set(keys)]
}

/** Undefined where no question has this key. */
export function readQuestion(text: string | null): QuestionKey | undefined {
  return questions.find(({ key }) => key === text)?.key
}
