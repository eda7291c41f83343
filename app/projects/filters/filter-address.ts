import { rupeesWritten } from '#app/lib/money.ts'

import type { ParsedFilter, ProjectFilter } from './project-filter.ts'

export const noFilter: ProjectFilter = {
  text: '',
  type: undefined,
  city: undefined,
  sector: undefined,
  developer: undefined,
  bedrooms: [],
  min: undefined,
  max: undefined,
  unpriced: false,
  status: undefined,
  by: undefined,
  near: [],
  sort: undefined,
}

/** The shortest address; an unreadable amount stays as typed. */
export function filterAddress(filter: ProjectFilter & Partial<ParsedFilter>): string {
  const { text, type, city, sector, developer, bedrooms, status, by, near, sort } = filter
  const hasBudget = filter.min !== undefined || filter.max !== undefined
  const entries = [
    ['q', text],
    ['type', type],
    ['city', city],
    ['sector', sector],
    ['developer', developer],
    ...bedrooms.map((count) => ['bedrooms', String(count)]),
    ['min', amountOf(filter, 'min')],
    ['max', amountOf(filter, 'max')],
    ['unpriced', filter.unpriced && hasBudget ? '1' : ''],
    ['status', status],
    ['by', by],
    ...near.map((place) => ['near', place]),
    ['sort', sort],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of entries) if (name && value) params.append(name, value)
  return params.size > 0 ? `/projects?${params}` : '/projects'
}

function amountOf(filter: ProjectFilter & Partial<ParsedFilter>, end: 'min' | 'max'): string {
  const rupees = filter[end]
  if (rupees !== undefined) return rupeesWritten(rupees)
  return filter.unread?.[end] ? (filter.typed?.[end] ?? '') : ''
}
