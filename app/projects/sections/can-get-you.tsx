import type { OpenFact } from '#app/projects/model/open-facts.ts'

export function CanGetYou({ open }: { open: readonly OpenFact[] }) {
  if (open.length === 0) return null
  return (
    <p className="project-open-facts">
      We can get you:{' '}
      <a className="link" href="#enquire">
        {open.map(({ ask }) => ask.replaceAll(' ', '\u00A0')).join(' · ')}
      </a>
    </p>
  )
}
