import { fieldName, kindName, pathName, valueName } from '#app/editor/form/field-name.ts'
import type { Difference } from '#app/publishing/difference.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

type Props = {
  differences: readonly Difference[]
  /** Undefined for a difference that cannot be reverted. */
  backOf?: (one: Difference) => (() => void) | undefined
}

export function DifferenceList({ differences, backOf }: Props) {
  if (differences.length === 0) return <p className="caption">{texts.noChanges}</p>
  return (
    <dl className="editor-differences">
      {differences.map((one) => (
        <div key={keyOf(one)}>
          <dt>{nameOf(one)}</dt>
          <dd>
            <span>
              {one.movedFrom === undefined ? (
                <>
                  <del>{valueName(one.was, one.at) ?? unstatedText(one, texts.notStated)}</del>{' '}
                  <ins>
                    {valueName(one.became, one.at) ?? unstatedText(one, texts.noLongerStated)}
                  </ins>
                </>
              ) : (
                moveText(one)
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
  return pathName(one.at, one.section)
}

type BackProps = { of: string; onBack: (() => void) | undefined }

function PutBack({ of, onBack }: BackProps) {
  return onBack ? (
    <>
      {' '}
      <button type="button" className="quiet-button" onClick={onBack}>
        {texts.putBack}
        <span className="visually-hidden"> {of}</span>
      </button>
    </>
  ) : null
}

/** A missing fact is one that was never stated. */
function unstatedText({ at }: Difference, text: string): string {
  const isFact = FACTS.has(String(at[0])) || at.at(-1) === 'possession'
  return isFact ? text : texts.nothing
}

const FACTS: ReadonlySet<string> = new Set(['price', 'rera', 'area'])

export function changedNames(differences: readonly Difference[]): string[] {
  const names = differences.map(({ at: [first], section }) =>
    section ? kindName(section.kind) : fieldName(String(first)),
  )
  return [...new Set(names)]
}

/** Unique within a list: a removed row had the path of the row that is there now. */
export function keyOf({ at, was, movedFrom }: Difference): string {
  return [...at, was === undefined ? 'new' : 'old', movedFrom ?? ''].join(' ')
}

/** The row's old and new position; empty for one that did not move. */
export function moveText({ at, movedFrom }: Difference): string {
  const to = at.at(-1)
  return movedFrom === undefined || typeof to !== 'number'
    ? ''
    : texts.movedTo(movedFrom + 1, to + 1)
}
