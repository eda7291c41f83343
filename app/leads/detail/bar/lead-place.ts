import { listSearch, readFilter, readSort } from '#app/leads/search/lead-filter.ts'

/** `list` is the list's address, `path` that of its leads, `search` the query string of both. */
export type LeadPlace = { list: string; path: string; search: string }

export function placeOf({ pathname, searchParams }: URL): LeadPlace {
  if (pathname.startsWith('/dashboard/follow-ups')) {
    return { list: '/dashboard/follow-ups', path: '/dashboard/follow-ups', search: '' }
  }
  const query = listSearch(readFilter(searchParams), readSort(searchParams))
  const search = query === '' ? '' : `?${query}`
  return { list: `/dashboard${search}`, path: '/dashboard/leads', search }
}

export function leadAddress({ path, search }: LeadPlace, id: string): string {
  return `${path}/${id}${search}`
}
