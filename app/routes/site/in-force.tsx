import { checkedDay } from '#app/projects/provenance.ts'

/** A text of a legal page that was published; `part` is the last of its own address. */
export type InForceText = {
  part: string
  inForceSince: string
  /** It was published before the day from which it is in force. */
  isAhead: boolean
}

type Props = {
  /** The address of the page. */
  path: string
  /** All that were published, oldest first; the last is the one that is shown. */
  texts: readonly InForceText[]
}

/** Since when the text of a legal page is in force, and the way to those before it. */
export function InForce({ path, texts }: Props) {
  const shown = texts.at(-1)
  if (!shown) return null
  const earlier = texts.slice(0, -1).toReversed()
  return (
    <>
      <p className="caption">
        {`${sinceWords(shown)}${shown.isAhead ? '; until then the version before it' : ''}.`}
      </p>
      {earlier.length === 0 ? null : (
        <nav aria-label="Earlier versions">
          <p className="caption">Earlier versions:</p>
          <ul className="caption text-earlier">
            {earlier.map((text) => (
              <li key={text.part}>
                <a className="link" href={`${path}/${text.part}`}>
                  {sinceWords(text)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** `In force since 26 November 2026` */
function sinceWords({
  inForceSince,
  isAhead,
}: Pick<InForceText, 'inForceSince' | 'isAhead'>): string {
  return `In force ${isAhead ? 'from' : 'since'} ${checkedDay({ on: inForceSince })}`
}
