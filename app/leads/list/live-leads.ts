import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import type { MovedLeads } from '#app/leads/follow-ups/moved-leads.ts'
import { useFresh } from '#app/leads/live/use-fresh.ts'
import type { LeadSort } from '#app/leads/search/lead-filter.ts'

import type { LeadList } from './lead-list.ts'
import { joinLeads, knownList, type KnownList } from './merge-leads.ts'

/** Null when the server is out of reach. */
type Answer = LeadList | { hasEnded: true } | null

/** Leads of a list that is read whole once its beginning shows, so that it prints whole. */
const SMALL = 1000

const NONE_MOVED: MovedLeads = { minutes: 0, leads: [] }

/** Updates the list with the query string `search` without a reload; `isOffline` when the server is out of reach, `hasEnded` without session. */
export function useLiveLeads(loaded: LeadList, search: string, sort: LeadSort) {
  // A key per list, so that no answer for another list shows.
  const fetcher = useFetcher<Answer>({ key: `leads ${search}` })
  const [current, setCurrent] = useState(() => ({ loaded, list: knownList(loaded) }))
  const { list } = current
  const answer = fetcher.data
  const fresh = answer && 'leads' in answer ? answer : undefined
  const last = fresh ?? loaded
  const [seen, setSeen] = useState(fresh)
  const isShort = useRef(false)
  if (current.loaded !== loaded) {
    setCurrent({ loaded, list: knownList(loaded) })
  } else if (fresh && fresh !== seen) {
    setSeen(fresh)
    setCurrent({ loaded, list: joinLeads(list, fresh, sort) })
  }
  const isWhole = list.older === null
  const fits = !isWhole || list.total.isAbout || list.leads.length === list.total.count
  function load(params: Record<string, string>) {
    const all = new URLSearchParams([
      ...new URLSearchParams(search),
      ...new URLSearchParams(params),
    ])
    void fetcher.load(`/dashboard/leads/part?${all.toString()}`)
  }
  const isIdle = fetcher.state === 'idle'
  function readMore() {
    isShort.current = list.older !== null
    if (list.older !== null && isIdle) load({ before: list.older })
  }
  useEffect(() => {
    if (answer && 'part' in answer && answer.part === 'older') isShort.current = false
  }, [answer])
  useWhole(list, readMore)
  const { isLive, refresh } = useFresh(['leads'], {
    isIdle,
    read: () => load({ since: fits ? list.mark : '' }),
    answer,
    rest: (answered) => {
      // An update aborted the request for more, since a fetcher runs one request at a time.
      if (isShort.current && answered) readMore()
    },
  })
  const refreshAll = useEffectEvent(refresh)
  // Loads the code that reads parts while there is a connection.
  useEffect(() => refreshAll(), [])
  useEffect(() => {
    if (!fits) refreshAll()
  }, [fits])
  return {
    list,
    views: last.views ?? {},
    moved: last.moved ?? NONE_MOVED,
    isLive,
    readMore,
    reload: () => load({ since: '' }),
    hasEnded: Boolean(answer && 'hasEnded' in answer),
    isOffline: answer === null,
  }
}

function useWhole({ total, older }: KnownList, readMore: () => void): void {
  const readOn = useEffectEvent(readMore)
  const missing = !total.isAbout && total.count <= SMALL ? older : null
  useEffect(() => {
    if (missing !== null) readOn()
  }, [missing])
}
