import { dateText } from '#app/editor/publish/day-texts.ts'
import { planSlots } from '#app/media/slots/plan-slots.ts'
import { derivedFacts, everPublished } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import type { QuestionKey, QuestionState } from '#app/projects/questions/question.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { readQuestion } from '#app/projects/questions/requested-questions.ts'
import { openProject } from '#app/routes/dashboard/documents/edited-document.server.ts'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { questionTexts as texts } from '#app/strings/en/questions.ts'
import type { Executor } from '#db/client.server.ts'

/** What blocks enquiries comes first. */
const ORDER: readonly QuestionKey[] = ['rera', 'price']

type Place = (project: Project) => string

/** Where staff enter the answer, from the address of the project's editor. */
const PLACES: Readonly<Record<QuestionKey, Place>> = {
  price: () => '#field-price',
  rera: () => '#field-rera',
  sizes: ({ plots }) => (plots ? '#field-plots' : '#field-facts'),
  plans: ({ slug, plans }) => {
    const slots = planSlots(slug)
    return `/photos#${plans?.length ? `group-${slots}` : `${slots}-unit`}`
  },
  'payment-plan': ({ sections }) => {
    const at = sections.findIndex(({ kind }) => kind === 'payment-plan')
    return at < 0 ? '#add-sections' : `#field-sections-${at}`
  },
  possession: () => '#field-possession',
  location: ({ outline, pin }) => (outline && pin === undefined ? '#field-outline' : '#field-pin'),
  availability: () => '#field-availability',
}

export type QuestionRow = {
  key: QuestionKey
  name: string
  state: QuestionState['state']
  value: string
  asked: string
  overdue: string
  /** Where to enter the answer. */
  href: string
  askers: number
}

/** The published project, or its draft, with what staff have asked; throws 403 without the right to edit, 404 without the project. */
export async function openQuestions(db: Executor, staff: Staff, name: string) {
  requireEditor(staff)
  const { known, content } = await openProject(db, name)
  const id = known.subject
  const project: Project | undefined = everPublished(id) ?? parseProject(content).project
  return {
    id,
    name: known.nameOf(content),
    project: project && { ...project, ...derivedFacts(id) },
  }
}

/** Throws 404 for an unknown question. */
export function questionOf(key: string): QuestionKey {
  const question = readQuestion(key)
  if (question === undefined) throw new Response('Not Found', { status: 404 })
  return question
}

export function labelOf(project: Project, question: QuestionKey): string {
  return questionStates(project).find(({ key }) => key === question)?.label ?? question
}

export function questionRows(
  project: Project,
  askers: ReadonlyMap<string, number>,
  today: string,
): QuestionRow[] {
  const states = questionStates(project)
  const first = states.filter(({ key }) => ORDER.includes(key)).toReversed()
  const rest = states.filter(({ key }) => !ORDER.includes(key))
  return [...first, ...rest].map((state) => ({
    key: state.key,
    name: state.label,
    state: state.state,
    value: state.state === 'confirmed' ? state.value : '',
    ...askedTexts(state, today),
    href: `/dashboard/projects/${project.id}${PLACES[state.key](project)}`,
    askers: askers.get(state.key) ?? 0,
  }))
}

function askedTexts(state: QuestionState, today: string) {
  if (state.state !== 'asked') return { asked: '', overdue: '' }
  const { whom, on, due } = state
  const isOverdue = due !== undefined && due < today
  const dueText = due === undefined || isOverdue ? '' : texts.dueOn(dateText(due) ?? due)
  return {
    asked: `${texts.askedOn(whom, dateText(on) ?? on)} ${dueText}`.trim(),
    overdue: isOverdue ? texts.overdueSince(dateText(due) ?? due) : '',
  }
}
