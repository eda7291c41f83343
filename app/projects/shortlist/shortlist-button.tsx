import { Icon } from '#app/ui/media/icon.tsx'

type ShortlistButtonProps = {
  slug: string
  name: string
  /** On a project's own page it carries its word; on a card it is a heart in the corner. */
  isWorded?: boolean
}

/** Keeps a project on this device's shortlist, or takes it off; `shortlist-marks.ts` marks and hears it. */
export function ShortlistButton({ slug, name, isWorded = false }: ShortlistButtonProps) {
  return (
    <button
      className={isWorded ? 'action scripted' : 'heart scripted'}
      type="button"
      aria-pressed={false}
      aria-label={`Shortlist ${name}`}
      data-shortlist={slug}
    >
      <Icon name="heart" />
      {isWorded ? 'Shortlist' : null}
    </button>
  )
}
