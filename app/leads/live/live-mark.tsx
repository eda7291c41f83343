import { listTexts } from '#app/strings/en/lead-list.ts'

import { useLeadEvents } from './use-lead-events.ts'

/** Shows whether updates arrive live; otherwise the page polls. */
export function LiveMark() {
  const { isLive } = useLeadEvents([], nothing)
  return (
    <span
      className={isLive ? 'live' : 'live live--not'}
      title={isLive ? listTexts.liveHint : listTexts.notLiveHint}
    >
      {isLive ? listTexts.live : listTexts.notLive}
    </span>
  )
}

function nothing(): void {}
