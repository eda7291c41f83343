import { isAside } from '#app/editor/draft/joined-asides.ts'
import { fieldName, kindName, pathName, valueName } from '#app/editor/form/field-name.ts'
import type { Difference } from '#app/projects/publishing/difference.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

type Props = {
  differences: readonly Difference[]
  /** The way to have one as it was; undefined where that one has none. */
  backOf?: (one: Difference) => (() => void) | undefined
}

/** What two versions differ in: each field with what it was and what it is. */
export function DifferenceList({ differences, backOf }: Props) {
  if (differences.length === 0) return <p className="caption">{texts.noChanges}</p>
  return (
    <dl className="listing-differences">
      {differences.map((one) => (
        <div key={keyOf(one)}>
          <dt>{nameOf(one)}</dt>
          <dd>
            <span>
              {one.movedFrom === undefined ? (
                <>
                  <del>{valueName(one.was, one.at) ?? unsaid(one, texts.notStated)}</del>{' '}
                  <ins>{valueName(one.became, one.at) ?? unsaid(one, texts.noLongerStated)}</ins>
                </>
              ) : (
                moveWords(one)
              )}
            </span>
            <PutBack of={nameOf(one)} onBack={backOf?.(one)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function nameOf(one: Difference): string {
  return isAside(one) ? texts.aside.change : pathName(one.at, one.section)
}

type BackProps = { of: string; onBack: (() => void) | undefined }

function PutBack({ of, onBack }: BackProps) {
  return onBack ? (
    <>
      {' '}
      <button type="button" className="listing-quiet" onClick={onBack}>
        {texts.putBack}
        <span className="visually-hidden"> {of}</span>
      </button>
    </>
  ) : null
}

/** A fact that is not there is one that nobody states. */
function unsaid({ at }: Difference, words: string): string {
  const isFact = FACTS.has(String(at[0])) || at.at(-1) === 'possession'
  return isFact ? words : texts.nothing
}

const FACTS: ReadonlySet<string> = new Set(['price', 'rera', 'area'])

/** The fields and sections that differ, each named once, in the order of the page. */
export function changedNames(differences: readonly Difference[]): string[] {
  const names = differences.map(({ at: [first], section }) =>
    section ? kindName(section.kind) : fieldName(String(first)),
  )
  return [...new Set(names)]
}

/** Unlike for any two: a row that was taken out had the way of the one that is there now. */
export function keyOf({ at, was, movedFrom }: Difference): string {
  return [...at, was === undefined ? 'new' : 'old', movedFrom ?? ''].join(' ')
}

/** Where a row was, and where it is; empty for one that was not moved. */
export function moveWords({ at, movedFrom }: Difference): string {
  const to = at.at(-1)
  return movedFrom === undefined || typeof to !== 'number'
    ? ''
    : texts.movedTo(movedFrom + 1, to + 1)
}
