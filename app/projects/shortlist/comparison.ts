import type { Project } from '#app/projects/model/project.ts'
import { printedCell } from '#app/projects/page/fact-cells.ts'
import {
  questions,
  type QuestionKey,
  type QuestionState,
} from '#app/projects/questions/question.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { answerText } from '#app/projects/questions/question-texts.ts'
import { tellMeAddress } from '#app/projects/questions/tell-me-address.ts'

export type Comparison = {
  projects: { slug: string; name: string }[]
  /** Undefined where the project does not state it. */
  rows: {
    label: string
    values: (string | undefined)[]
    /** Of a question: where to ask for the answers that are not announced; null, because the page carries it as JSON. */
    tellMe?: (string | null)[]
  }[]
}

const ALWAYS: ReadonlySet<QuestionKey> = new Set(['price', 'rera'])

type Row = Comparison['rows'][number]

/** Labels that other rows repeat. */
const REPEATED = new Set([
  'Homes',
  'Sizes',
  'Plots',
  'Plots from',
  'Smallest plot',
  'Largest plot',
  'Completion',
  'Possession',
  'Payment plan',
])

/** A row for each fact that at least one project states, and for each question that one answers; `today` is an ISO date. */
export function compareProjects(projects: readonly Project[], today: string): Comparison {
  const extra = projects.flatMap(({ facts = [] }) => facts.map(({ label }) => label))
  const rows: [string, (project: Project) => string | undefined][] = [
    ['Location', ({ location }) => location],
    ['Type', ({ type }) => type],
    ['Developer', ({ developer }) => developer],
    ['Land', ({ area }) => area],
    ['Homes', homesOf],
    ['Stage', ({ stage }) => stage],
    ...[...new Set(extra)]
      .filter((label) => !REPEATED.has(label))
      .map((label): [string, (project: Project) => string | undefined] => [
        label,
        (project) => factOf(project, label),
      ]),
  ]
  const stated = rows
    .map(([label, valueOf]) => ({ label, values: projects.map(valueOf) }))
    .filter(({ values }) => values.some((value) => value !== undefined))
  return {
    projects: projects.map(({ slug, name }) => ({ slug, name })),
    rows: projects.length > 0 ? [...questionRows(projects, today), ...stated] : [],
  }
}

/** What one page states, no cell leaves empty; the price and the registration always have a row. */
function questionRows(projects: readonly Project[], today: string): Row[] {
  const states = projects.map((project) => questionStates(project))
  return questions.flatMap(({ key, label }) => {
    const cells = states.map((each) => each.find((question) => question.key === key))
    const own = cells.filter((cell) => cell !== undefined)
    const isShown = own.some(isKnown) || (own.length > 0 && ALWAYS.has(key))
    if (!isShown) return []
    return [
      {
        label,
        values: cells.map((cell) => cell && answerText(cell, today)),
        tellMe: projects.map(({ slug }, index) =>
          cells[index]?.state === 'not-announced' ? tellMeAddress(slug, key) : null,
        ),
      },
    ]
  })
}

function isKnown(question: QuestionState): boolean {
  return question.state !== 'not-announced' || question.known !== undefined
}

function homesOf(project: Project): string | undefined {
  const homes = project.sections
    .flatMap((section) => (section.kind === 'units' ? section.rows : []))
    .filter(({ bedrooms }) => bedrooms !== undefined)
  if (homes.length === 0) return factOf(project, 'Homes')
  return [...new Set(homes.map(({ name }) => name))].join(', ')
}

function factOf({ facts }: Project, label: string): string | undefined {
  const fact = facts?.find((one) => one.label === label)
  if (!fact) return undefined
  const { figure, unit } = printedCell(fact)
  return [figure, unit].filter(Boolean).join(' ')
}
