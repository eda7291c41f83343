import { enquiryAddress, type OpenFact } from '#app/projects/model/open-facts.ts'

/** Missing facts, each with a link that ticks it in the enquiry form. */
export function OpenList({ slug, facts }: { slug: string; facts: readonly OpenFact[] }) {
  return (
    <ul className="check-open">
      {facts.map(({ name, ask }) => (
        <li key={name}>
          <b>{name}</b>
          <a className="link screen-only" href={enquiryAddress(slug, ask)} rel="nofollow">
            Ask for this <span className="visually-hidden">{ask}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
