import { Icon } from '#app/ui/icon.tsx'

import { toggleShortlisted, useShortlist } from './use-shortlist.ts'

type ShortlistButtonProps = {
  slug: string
  name: string
  /** On a project's own page it carries its word; on a card it is a heart in the corner. */
  isWorded?: boolean
}

/** Keeps a project on this device's shortlist, or takes it off. */
export function ShortlistButton({ slug, name, isWorded = false }: ShortlistButtonProps) {
  const isKept = useShortlist()?.includes(slug) ?? false
  return (
    <button
      className={isWorded ? 'action scripted' : 'heart scripted'}
      type="button"
      aria-pressed={isKept}
      aria-label={`Shortlist ${name}`}
      onClick={() => toggleShortlisted(slug)}
    >
      <Icon name="heart" />
      {isWorded ? 'Shortlist' : null}
    </button>
  )
}
