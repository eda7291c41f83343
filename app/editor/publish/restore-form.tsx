import { useFetcher, useLocation } from 'react-router'

import { listingTexts as texts } from '#app/strings/en/listings.ts'

type Props = {
  id: number
  /** Of the list, where several such buttons stand, each says of which listing it is. */
  of?: string
  isHeld?: boolean
}

/** Brings a listing back onto the site that was taken off it; without script as well. */
export function ReturnForm({ id, of, isHeld = false }: Props) {
  const fetcher = useFetcher()
  const { search } = useLocation()
  return (
    <fetcher.Form
      method="post"
      className="listing-return"
      action={`/dashboard/projects/${id}/restoration`}
    >
      {of === undefined ? null : (
        <input type="hidden" name="list" value={search === '' ? '?' : search} />
      )}
      <button className="button button--line" disabled={isHeld || fetcher.state !== 'idle'}>
        {texts.bringBack}
        {of === undefined ? null : <span className="visually-hidden">{texts.bringBackOf(of)}</span>}
      </button>
    </fetcher.Form>
  )
}
