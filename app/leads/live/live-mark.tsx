import { useLocation } from 'react-router'

import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { useToday } from '#app/leads/list/use-today.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { useShownMoment } from './list-moment.ts'
import { useLeadEvents } from './use-lead-events.ts'
import { useOnline } from './use-online.ts'

const COPY = '/dashboard/offline'

/** Shows whether updates arrive live; otherwise the page polls, or has no connection. */
export function LiveMark() {
  const { isLive } = useLeadEvents([], nothing)
  const isOnline = useOnline()
  const today = useToday()
  const moment = useShownMoment()
  const isCopy = useLocation().pathname === COPY
  const isConnected = isOnline && isLive
  if (isConnected && !isCopy)
    return (
      <span className="live" title={listTexts.liveHint}>
        {listTexts.live}
      </span>
    )
  const time = moment && shortMoment(moment, today)
  if (isOnline && !isCopy)
    return (
      <span className="live live--not" title={listTexts.notLiveHint}>
        {listTexts.notLive}
      </span>
    )
  return (
    <span className="live live--not" title={listTexts.offlineHint}>
      {isConnected ? listTexts.copy(time) : listTexts.offlineMark(time)}
    </span>
  )
}

function nothing(): void {}
