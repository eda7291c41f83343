import { data, replace } from 'react-router'

import { deleteOwnView, saveOwnView } from '#app/leads/list/views/own-views.server.ts'
import { MAX_VIEW_NAME } from '#app/leads/list/views/views.ts'
import { listSearch, readFilter, readSort } from '#app/leads/search/lead-filter.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/views.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/views: saves the filter `search` as the reader's view `name`, or deletes their view `delete`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(staffContext)
  const field = await postedFields(request)
  const params = new URLSearchParams(field('search'))
  const search = listSearch(readFilter(params), readSort(params))
  const list = search === '' ? '/dashboard' : `/dashboard?${search}`
  if (/^\d{1,18}$/.test(field('delete'))) {
    await deleteOwnView(db, id, field('delete'))
    return replace(list)
  }
  const name = field('name').trim().slice(0, MAX_VIEW_NAME)
  if (name === '' || search === '') return replace(list)
  if (await saveOwnView(db, id, { name, search })) return replace(list)
  throw data(listTexts.tooManyViews, { status: 422 })
}
