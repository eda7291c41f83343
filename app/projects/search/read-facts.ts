import { fieldsOf, listOf, numberOf, textOf } from '#app/lib/json/json-fields.ts'
import { nearPlaces, statuses } from '#app/projects/filters/filter-choices.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'

import type { CatalogueFacts } from './catalogue-facts.ts'
import type { SearchProject } from './search-project.ts'
import type { Suggestion } from './suggest.ts'

/** Parses the catalogue by hand, so that the browser loads no schema; skips invalid projects and foreign addresses. */
export function readFacts(value: unknown): CatalogueFacts {
  const field = fieldsOf(value)
  return {
    listings: listOf(field('listings')).flatMap((one) => readProject(one) ?? []),
    named: listOf(field('named')).flatMap((one) => textOf(one) ?? []),
    hasPrices: field('hasPrices') === true,
  }
}

export function readSuggestions(value: unknown): Suggestion[] {
  return listOf(fieldsOf(value)('suggestions')).flatMap((one) => {
    const field = fieldsOf(one)
    const [to, label] = [textOf(field('to')), textOf(field('label'))]
    if (to === undefined || !/^\/(?!\/)/.test(to) || !label) return []
    return [{ to, label, detail: textOf(field('detail')) ?? '' }]
  })
}

function readProject(value: unknown): SearchProject | undefined {
  const field = fieldsOf(value)
  const [slug, name] = [textOf(field('slug')), textOf(field('name'))]
  const type = projectTypes.find((one) => one === field('type'))
  if (slug === undefined || !/^[\w-]+$/.test(slug) || !name || !type) return undefined
  return {
    slug,
    name,
    type,
    location: textOf(field('location')) ?? '',
    developer: textOf(field('developer')),
    bedrooms: listOf(field('bedrooms')).flatMap((one) => numberOf(one) ?? []),
    amounts: listOf(field('amounts')).flatMap(readAmount),
    statuses: statuses
      .map((status) => status.value)
      .filter((status) => listOf(field('statuses')).includes(status)),
    possession: textOf(field('possession')),
    near: listOf(field('near')).flatMap(readNear),
    text: textOf(field('text')) ?? '',
  }
}

function readAmount(value: unknown): SearchProject['amounts'] {
  const field = fieldsOf(value)
  const [from, to] = [numberOf(field('from')), numberOf(field('to'))]
  return from === undefined || to === undefined ? [] : [{ from, to }]
}

function readNear(value: unknown): SearchProject['near'] {
  const field = fieldsOf(value)
  const known = nearPlaces.find((one) => one.value === field('place'))
  return known ? [{ place: known.value, km: numberOf(field('km')) }] : []
}
