import { fieldsOf, listOf, textOf } from '#app/lib/json/json-fields.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'

import type { CatalogueFacts } from './catalogue-facts.ts'
import type { SearchProject } from './search-project.ts'
import type { Suggestion } from './suggest.ts'

/** Without a schema, which the browser would have to load; skips invalid projects and foreign addresses. */
export function readFacts(value: unknown): CatalogueFacts {
  const field = fieldsOf(value)
  return {
    listings: listOf(field('listings')).filter(isProject),
    named: listOf(field('named')).flatMap((one) => textOf(one) ?? []),
    hasPrices: field('hasPrices') === true,
  }
}

/** Whether it has what a search relies on. */
function isProject(value: unknown): value is SearchProject {
  const field = fieldsOf(value)
  return (
    /^[\w-]+$/.test(textOf(field('slug')) ?? '') &&
    ['name', 'location', 'text'].every((name) => textOf(field(name)) !== undefined) &&
    ['bedrooms', 'amounts', 'statuses', 'near'].every((name) => Array.isArray(field(name))) &&
    projectTypes.some((type) => type === field('type'))
  )
}

export function readSuggestions(value: unknown): Suggestion[] {
  return listOf(fieldsOf(value)('suggestions')).flatMap((one) => {
    const field = fieldsOf(one)
    const [to, label] = [textOf(field('to')), textOf(field('label'))]
    if (to === undefined || !/^\/(?!\/)/.test(to) || !label) return []
    return [{ to, label, detail: textOf(field('detail')) ?? '' }]
  })
}
