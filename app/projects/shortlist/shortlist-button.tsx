import { Icon } from '#app/ui/media/icon.tsx'

type ShortlistButtonProps = {
  slug: string
  name: string
  /** With a label on the project's page; only a heart on a card. */
  isWorded?: boolean
}

/** `shortlist-marks.ts` shows its state and handles clicks. */
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
