import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { fieldsOf, textOf } from '#app/lib/json-fields.ts'

import type { DraftStore } from './draft-store.ts'
import { publishWords } from './publish-words.ts'
import { publishDraft } from './save-draft.ts'

/** `anew` makes a version of what is published already. */
type PublishHow = { isPartly?: boolean; isArchived?: boolean; anew?: boolean }

/** Publishes what is saved, and says what came of it; then the listing is opened anew as it is by now. */
export function usePublishing(id: number, settle: DraftStore['settle']) {
  const [isBusy, setIsBusy] = useState(false)
  const { state } = useLocation()
  const [said, setSaid] = useState(() => textOf(fieldsOf(state)('said')))
  const navigate = useNavigate()
  async function publish({ anew = false, ...how }: PublishHow): Promise<void> {
    setIsBusy(true)
    const version = await settle(anew)
    const answer = version ? await publishDraft(id, { version, ...how }) : undefined
    const words = publishWords(answer, how.isArchived === true)
    setSaid(words)
    setIsBusy(false)
    if (answer?.kind === 'published' || answer?.kind === 'overtaken')
      await navigate(`/dashboard/projects/${id}`, { replace: true, state: { said: words } })
  }
  return { isBusy, said, publish }
}
