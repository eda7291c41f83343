import { useEffect, useState, useSyncExternalStore } from 'react'

import type { ProjectCardFacts } from '#app/projects/model/project.ts'

import { fetchCards } from './fetch-cards.ts'
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
  const fetched = useFetchedCards(isPart && list.length === 0 ? own : undefined)
  const known = fetched ?? cards
  const shown = (slugs ?? []).flatMap((slug) => known.find((card) => card.slug === slug) ?? [])
  const isLoading = isPart && list.length === 0 && fetched === undefined && own?.length !== 0
  return { shown, isKnown: slugs !== undefined && !isLoading }
}

/** Requested once: removals need no new cards. */
function useFetchedCards(slugs: readonly string[] | undefined) {
  const [cards, setCards] = useState<readonly ProjectCardFacts[]>()
  const isNeeded =
    slugs !== undefined && slugs.some((slug) => !cards?.some((one) => one.slug === slug))
  const query = isNeeded ? slugs.join(',') : ''
  useEffect(() => {
    if (query === '') return undefined
    const controller = new AbortController()
    fetchCards(query.split(','), controller.signal).then(setCards, () => undefined)
    return () => controller.abort()
  }, [query])
  return cards
}
