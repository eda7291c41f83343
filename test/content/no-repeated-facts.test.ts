import { expect, test } from 'vitest'

import { factCells } from '#app/projects/page/fact-cells.ts'
import { findSubPage, pageOfProject, type PageContent } from '#app/projects/model/sub-page.ts'
import type { Section } from '#app/projects/sections/section.ts'
import { fileProjects as projects } from '#app/projects/catalogue/file-projects.ts'

const pages = projects.flatMap((project) => {
  const own = pageOfProject(project)
  const spaces = (project.pages ?? []).flatMap(({ slug }) => findSubPage(project, slug) ?? [])
  return [own, ...spaces]
})

const cellsOf = (page: PageContent) => factCells(page, page.questions)

/** What a section says in words; prices, plans and claims say terms of their own. */
function wordsOf(section: Section): string[] {
  if ('paragraphs' in section) return section.paragraphs
  if (section.kind === 'features') return section.items
  if (section.kind === 'particulars') return section.rows.map(({ value }) => value)
  if (section.kind === 'units') return section.rows.flatMap(({ detail }) => detail ?? [])
  return []
}

test.each(pages)('$path: what the fact strip holds is not said again below it', (page) => {
  const figures = cellsOf(page)
    .filter(({ isTerm }) => isTerm !== true)
    .flatMap(({ figure }) => figuresIn(figure))
  const said = new Set(belowLede(page, page.sections).flatMap(figuresIn))
  expect(figures.filter((figure) => said.has(figure))).toEqual([])
})

test.each(pages)('$path: the overview does not count the homes that the strip counts', (page) => {
  const overviews = page.sections.filter(({ kind }) => kind === 'overview')
  const countsHomes = cellsOf(page).some(({ label }) => label === 'Homes')
  const said = belowLede(page, overviews).filter((words) => /bedroom|BHK/i.test(words))
  expect(countsHomes ? said : []).toEqual([])
})

/** The page prints a paragraph that is the summary once, as its lede. */
function belowLede({ summary }: PageContent, sections: readonly Section[]): string[] {
  return sections.flatMap(wordsOf).filter((words) => words !== summary)
}

/** Figures of more than one digit; the number of a road is none. */
function figuresIn(words: string): string[] {
  return words.match(/(?<!NH-)\d[\d.,]*\d/g) ?? []
}
