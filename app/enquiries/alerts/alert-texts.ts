import type { ProjectType } from '#app/projects/model/project.ts'
import { planNames, type QuestionKey } from '#app/projects/questions/question.ts'

/** After "Tell me when"; a mail says the same with a capital letter. */
const news: Readonly<Record<Exclude<QuestionKey, 'plans'>, string>> = {
  price: 'the price is out',
  rera: 'the RERA number is out',
  sizes: 'the sizes are out',
  'payment-plan': 'the payment plan is out',
  possession: 'the possession date is out',
  location: 'the exact location is out',
  availability: 'we know what is available',
}

/** As the ledger of the project names them. */
const planNews: Readonly<Record<(typeof planNames)[ProjectType], string>> = {
  'Floor plans': 'the floor plans are out',
  'Plot layout': 'the plot layout is out',
  'Launch details': 'the launch details are out',
}

/** What an alert is about; `search` is empty for every new project, `filters` is without what was typed. */
export type AlertAbout =
  | { kind: 'question'; question: QuestionKey; project: string; type: ProjectType }
  | { kind: 'search'; search: string; filters: string }

/** `the price is out`, `a project fits`. */
export function newsOf(about: AlertAbout): string {
  if (about.kind === 'question')
    return about.question === 'plans' ? planNews[planNames[about.type]] : news[about.question]
  return about.search === '' ? 'we list a new project' : 'a project fits'
}

/** `Godrej Reverine`, `Plots, Noida`. */
export function aboutText(about: AlertAbout): string {
  if (about.kind === 'question') return about.project
  return about.search === '' ? 'Every new project' : about.search
}

/** `The price is out: Godrej Reverine`. */
export function newsLine(about: AlertAbout): string {
  const text = newsOf(about)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${aboutText(about)}`
}
