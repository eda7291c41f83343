import { useEffect, useState, useSyncExternalStore } from 'react'

import type { ProjectCardFacts } from '#app/projects/model/project.ts'

import { askCards } from './ask-cards.ts'
import { onShortlistChange, shortlisted } from './shortlist-store.ts'

/** This device's list is unknown until hydration; with `isPart` the cards come from the server. */
export function useShortlist(
  cards: readonly ProjectCardFacts[],
  list: readonly string[],
  isPart = false,
) {
  const own = useSyncExternalStore<readonly string[] | undefined>(
    onShortlistChange,
    shortlisted,
    () => undefined,
  )
  const slugs = list.length > 0 ? list : own
  const asked = useAskedCards(isPart && list.length === 0 ? own : undefined)
  const known = asked ?? cards
  const shown = (slugs ?? []).flatMap((slug) => known.find((card) => card.slug === slug) ?? [])
  const isWaiting = isPart && list.length === 0 && asked === undefined && own?.length !== 0
  return { shown, isKnown: slugs !== undefined && !isWaiting }
}

/** Requested once: removals need no new cards. */
function useAskedCards(slugs: readonly string[] | undefined) {
  const [cards, setCards] = useState<readonly ProjectCardFacts[]>()
  const isNeeded =
    slugs !== undefined && slugs.some((slug) => !cards?.some((one) => one.slug === slug))
  const asked = isNeeded ? slugs.join(',') : ''
  useEffect(() => {
    if (asked === '') return undefined
    const asking = new AbortController()
    askCards(asked.split(','), asking.signal).then(setCards, () => undefined)
    return () => asking.abort()
  }, [asked])
  return cards
}
