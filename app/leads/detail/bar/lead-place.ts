import { listSearch, readFilter, readSort } from '#app/leads/search/lead-filter.ts'

/** Beside which list a lead is shown: `list` is its address, `path` that of its leads, `search` what both end in. */
export type LeadPlace = { list: string; path: string; search: string }

/** Reads the place of an address: the queue of what is owed, or the list with its filter. */
export function placeOf({ pathname, searchParams }: URL): LeadPlace {
  if (pathname.startsWith('/dashboard/follow-ups')) {
    return { list: '/dashboard/follow-ups', path: '/dashboard/follow-ups', search: '' }
  }
  const words = listSearch(readFilter(searchParams), readSort(searchParams))
  const search = words === '' ? '' : `?${words}`
  return { list: `/dashboard${search}`, path: '/dashboard/leads', search }
}

/** The address of a lead beside its list. */
export function leadAddress({ path, search }: LeadPlace, id: string): string {
  return `${path}/${id}${search}`
}
