import {
  findEverListed,
  findProject,
  knownProjects,
  listedCatalogue,
  searchCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { filterAddress } from '#app/projects/filters/filter-address.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import { appliedFilters } from '#app/projects/filters/filter-texts.ts'
import { readFilter } from '#app/projects/filters/project-filter.ts'
import type { QuestionKey } from '#app/projects/questions/question.ts'
import { readQuestion } from '#app/projects/questions/requested-questions.ts'
import { understandLine } from '#app/projects/search/line/understand-line.ts'

import type { AlertAbout } from './alert-texts.ts'

/** One question of one project, or a search as the address of the projects page has it. */
export type AlertSubject =
  | { projectId: number; question: QuestionKey; search?: undefined }
  | { search: string; projectId?: undefined; question?: undefined }

/** From the address of the alert page; undefined for an unknown project or question. */
export async function readSubject(params: URLSearchParams): Promise<AlertSubject | undefined> {
  const slug = params.get('project')
  if (slug === null) return { search: (await readSearch(params)).search }
  const project = findEverListed(slug)
  const question = readQuestion(params.get('question'))
  return project && question && { projectId: project.id, question }
}

const NOTHING_TYPED = { search: '', withoutSearch: '' }

/** In words; undefined for a project that is gone. */
export async function aboutOf(subject: AlertSubject): Promise<AlertAbout | undefined> {
  if (subject.search !== undefined) {
    const { filter, line } = await readSearch(new URLSearchParams(subject.search))
    const [search, filters] = [line, NOTHING_TYPED].map((typed) =>
      appliedFilters(filter, typed)
        .map(({ label }) => label)
        .join(', '),
    )
    return { kind: 'search', search: search ?? '', filters: filters ?? '' }
  }
  const project = findEverListed(knownProjects.ofId(subject.projectId)?.slug ?? '')
  if (!project) return undefined
  const { name, type } = project
  return { kind: 'question', question: subject.question, project: name, type }
}

/** The parameters of the alert page for this subject. */
export function subjectQuery(subject: AlertSubject): string {
  if (subject.search !== undefined) return subject.search
  const project = knownProjects.ofId(subject.projectId)?.slug ?? ''
  return new URLSearchParams({ project, question: subject.question }).toString()
}

/** Ids of the projects that fit a stored search: none by a near spelling, or while the catalogue lacks one of its values. */
export async function listFitting(search: string): Promise<number[]> {
  const { catalogue, filter, line, search: read } = await readSearch(new URLSearchParams(search))
  if (read !== search) return []
  const { found, isClose } = filterProjects(catalogue, { ...filter, text: line.search })
  return isClose ? [] : found.flatMap(({ slug }) => findProject(slug)?.id ?? [])
}

/** Whether the catalogue lacks a value of a stored search, which a rename may have taken from it. */
export async function isLost(search: string): Promise<boolean> {
  return (await readSearch(new URLSearchParams(search))).search !== search
}

async function readSearch(params: URLSearchParams) {
  const { choices } = await listedCatalogue()
  const read = readFilter(params, choices)
  const catalogue = await (read.text === '' ? listedCatalogue() : searchCatalogue())
  const line = understandLine(read, catalogue.lexicon)
  const { filter } = line
  const address = filterAddress({ ...filter, text: line.search, sort: undefined })
  const [, search = ''] = address.split('?')
  return { catalogue, filter, line, search }
}
