import type { OpenFact } from '#app/projects/model/asks.ts'

/** What the page does not say, as an offer that leads to its enquiry form. */
export function CanGetYou({ open }: { open: readonly OpenFact[] }) {
  if (open.length === 0) return null
  return (
    <p className="listing-open">
      We can get you:{' '}
      <a className="link" href="#enquire">
        {open.map(({ ask }) => ask.replaceAll(' ', '\u00A0')).join(' · ')}
      </a>
    </p>
  )
}
