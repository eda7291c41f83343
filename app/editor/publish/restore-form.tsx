import { useFetcher, useLocation } from 'react-router'

import { projectTexts as texts } from '#app/strings/en/projects.ts'

type Props = {
  id: number | string
  of?: string
  isDisabled?: boolean
}

/** Works without script. */
export function ReturnForm({ id, of, isDisabled = false }: Props) {
  const fetcher = useFetcher()
  const { search } = useLocation()
  return (
    <fetcher.Form
      method="post"
      className="editor-restore"
      action={`/dashboard/projects/${id}/restoration`}
    >
      {of === undefined ? null : (
        <input type="hidden" name="list" value={search === '' ? '?' : search} />
      )}
      <button className="button button--line" disabled={isDisabled || fetcher.state !== 'idle'}>
        {texts.bringBack}
        {of === undefined ? null : <span className="visually-hidden">{texts.bringBackOf(of)}</span>}
      </button>
    </fetcher.Form>
  )
}
