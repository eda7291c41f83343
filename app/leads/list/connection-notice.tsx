import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { useListMoment } from '#app/leads/live/list-moment.ts'
import { useOnline } from '#app/leads/live/use-online.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { useToday } from './use-today.ts'

type Props = {
  isOffline: boolean
  at: string
}

/** A list that gets no updates would look like a quiet morning. */
export function OfflineNotice({ isOffline, at }: Props) {
  const today = useToday()
  const isOnline = useOnline()
  useListMoment(at)
  if (!isOffline && isOnline) return null
  return (
    <p className="dashboard-alert" role="alert">
      {listTexts.offline(shortMoment(at, today))}
    </p>
  )
}
