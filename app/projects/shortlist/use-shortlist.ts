import { useSyncExternalStore } from 'react'

import type { ProjectCardFacts } from '#app/projects/project.ts'

import { onShortlistChange, shortlisted } from './shortlist-store.ts'

/** The cards of the list that is named, else of this device's own, which is not known until the script runs. */
export function useShortlist(cards: readonly ProjectCardFacts[], list: readonly string[]) {
  const own = useSyncExternalStore<readonly string[] | undefined>(
    onShortlistChange,
    shortlisted,
    () => undefined,
  )
  const slugs = list.length > 0 ? list : own
  const shown = (slugs ?? []).flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  return { shown, isKnown: slugs !== undefined }
}
