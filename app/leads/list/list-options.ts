import type { FilterName, LeadFilter } from '#app/leads/search/lead-filter.ts'

export type Option = { value: string; name: string }

export type ListOptions = Record<
  'agent' | 'project' | 'city' | 'source' | 'campaign',
  readonly Option[]
>

export function optionName(
  name: FilterName,
  value: string,
  options: Partial<Record<FilterName, readonly Option[]>>,
): string {
  return options[name]?.find((option) => option.value === value)?.name ?? value
}

/** Removes one part of a filter, or sets it to `value`. */
export function filterWith(
  filter: LeadFilter,
  name: FilterName,
  value: string | undefined,
): LeadFilter {
  const { [name]: _before, ...rest } = filter
  return value === undefined ? rest : { ...rest, [name]: value }
}
