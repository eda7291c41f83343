import { listTexts } from '#app/strings/en/lead-list.ts'

import { useDeskNews } from './use-lead-events.ts'

/** Says whether news come by themselves; the page asks for them by itself where they do not. */
export function LiveMark() {
  const { isLive } = useDeskNews([], nothing)
  return (
    <span className={isLive ? 'live' : 'live live--not'}>
      {isLive ? listTexts.live : listTexts.notLive}
    </span>
  )
}

function nothing(): void {}
