import { Form, Link } from 'react-router'

import { listTexts } from '#app/strings/en/lead-list.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { MAX_VIEW_NAME, MAX_VIEWS, type OwnView } from './views.ts'

type Props = { views: readonly OwnView[]; search: string }

/** `search` is the query string of the shown list. */
export function OwnViewLinks({ views, search }: Props) {
  return views.map(({ id, name, search: view }) => (
    <Link
      key={id}
      to={`/dashboard?${view}`}
      aria-current={view === search && search !== '' ? 'page' : undefined}
    >
      <bdi>{name}</bdi>
    </Link>
  ))
}

/** Saves the shown filter as a view, or deletes the view that is shown. */
export function OwnViewForm({ views, search, isReady }: Props & { isReady: boolean }) {
  const shown = views.find((view) => view.search === search)
  if (shown)
    return (
      <Form method="post" action="/dashboard/views" className="own-view" preventScrollReset replace>
        <input type="hidden" name="delete" value={shown.id} />
        <input type="hidden" name="search" value={search} />
        <button className="link">{listTexts.deleteView(shown.name)}</button>
      </Form>
    )
  if (search === '' || isReady) return null
  return (
    <details className="filter-more" key={search}>
      <summary>
        <Icon name="plus" />
        {listTexts.saveView}
      </summary>
      {views.length < MAX_VIEWS ? <NewView search={search} /> : <p>{listTexts.tooManyViews}</p>}
    </details>
  )
}

function NewView({ search }: { search: string }) {
  return (
    <Form method="post" action="/dashboard/views" className="own-view" preventScrollReset replace>
      <input type="hidden" name="search" value={search} />
      <label className="field">
        <span>{listTexts.viewName}</span>
        <input name="name" dir="auto" maxLength={MAX_VIEW_NAME} required />
      </label>
      <button className="button">{listTexts.saveView}</button>
    </Form>
  )
}
