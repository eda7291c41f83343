import { listingTexts as texts } from '#app/strings/en/listings.ts'

/** Makes a link to what is written, for a colleague without an account. */
export function LinkButton({ isHeld, onLink }: { isHeld: boolean; onLink: () => void }) {
  return (
    <button type="button" className="link" disabled={isHeld} onClick={onLink}>
      {texts.link}
    </button>
  )
}
