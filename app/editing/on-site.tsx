import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'

import { ReturnForm } from './return-form.tsx'

type Props = {
  id: number
  isOnSite: boolean
  isArchived: boolean
  isHeld: boolean
  onArchive: () => void
}

/** The way off the site, and back onto it. */
export function OnSite({ id, isOnSite, isArchived, isHeld, onArchive }: Props) {
  return (
    <>
      {isOnSite ? (
        <section className="listing-archive">
          <p className="caption">{texts.archiveNote}</p>
          <button
            type="button"
            className="button button--line"
            disabled={isHeld}
            onClick={onArchive}
          >
            {texts.archive}
          </button>
        </section>
      ) : null}
      {isArchived ? (
        <section className="listing-archive">
          <p className="caption">{texts.archivedNote}</p>
          <ReturnForm id={id} isHeld={isHeld} />
        </section>
      ) : null}
    </>
  )
}
