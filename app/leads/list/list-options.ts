import type { FilterName, LeadFilter } from '#app/leads/search/lead-filter.ts'

export type Option = { value: string; name: string }

/** What a filter may be chosen from. */
export type ListOptions = Record<'agent' | 'project' | 'city' | 'source', readonly Option[]>

/** A value of a filter in the desk's words. */
export function optionName(
  name: FilterName,
  value: string,
  options: Partial<Record<FilterName, readonly Option[]>>,
): string {
  return options[name]?.find((option) => option.value === value)?.name ?? value
}

/** A filter without one of its parts, or with another value for it. */
export function filterWith(
  filter: LeadFilter,
  name: FilterName,
  value: string | undefined,
): LeadFilter {
  const { [name]: _before, ...rest } = filter
  return value === undefined ? rest : { ...rest, [name]: value }
}
