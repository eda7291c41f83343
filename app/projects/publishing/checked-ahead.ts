import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import type { Checked } from '#app/projects/model/checked.ts'
import type { Project } from '#app/projects/model/project.ts'

import type { FieldPath } from '#app/publishing/difference.ts'
import type { Fault } from '#app/publishing/fault.ts'

const TEXT = 'is a day to come: enter the day on which it was checked'

/** Checks dated later than today in India; those already published block nothing. */
export function checkedAhead(project: ProjectContent, before: Project | undefined): Fault[] {
  const known = new Set(before ? checksOf(before).map(({ on }) => on) : [])
  return checksOf(project)
    .filter(({ on }) => isAhead({ on }) && !known.has(on))
    .map(({ at }) => ({ at, text: TEXT }))
}

export function isAhead({ on }: Pick<Checked, 'on'>): boolean {
  return on > indianDay(new Date())
}

type Page = Pick<Project, 'sections'> & { checked?: Checked | undefined }

function checksOf({ pages = [], ...own }: Pick<Project, 'pages' | 'sections' | 'checked'>) {
  return [
    ...checksOfPage(own, []),
    ...pages.flatMap((page, index) => checksOfPage(page, ['pages', index])),
  ]
}

function checksOfPage({ checked, sections }: Page, above: FieldPath) {
  const all = [
    { at: [...above, 'checked', 'on'], on: checked?.on },
    ...sections.map((section, index) => ({
      at: [...above, 'sections', index, 'checked', 'on'],
      on: section.checked?.on,
    })),
  ]
  return all.flatMap(({ at, on }) => (on === undefined ? [] : [{ at, on }]))
}
