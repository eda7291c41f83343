import { listingTexts as texts } from '#app/strings/en/listings.ts'

export function LinkButton({ isHeld, onLink }: { isHeld: boolean; onLink: () => void }) {
  return (
    <button type="button" className="link" disabled={isHeld} onClick={onLink}>
      {texts.link}
    </button>
  )
}
