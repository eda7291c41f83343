import { useFetcher, useLocation } from 'react-router'

import { listingTexts as texts } from '#app/strings/en/listings.ts'

type Props = {
  id: number
  of?: string
  isHeld?: boolean
}

/** Works without script. */
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
