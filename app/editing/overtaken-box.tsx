import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { Icon } from '#app/ui/icon.tsx'

import { keyOf, moveWords } from './difference-list.tsx'
import type { Overtaken, Whose } from './draft-view.ts'
import { pathName, valueName } from './field-name.ts'

type Props = { overtaken: Overtaken; onChoose: (whose: Whose) => void }

/** Somebody else has saved the same listing: shows what differs, and lets whoever comes second decide. */
export function OvertakenBox({ overtaken: { newest, theirs, both }, onChoose }: Props) {
  return (
    <section className="conflict" role="alert" aria-labelledby="overtaken">
      <h2 id="overtaken">
        <Icon name="alert" />
        {texts.conflict(newest.by)}
      </h2>
      <p>{texts.conflictNote}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.theirs}</th>
            <th scope="col">{texts.yours}</th>
          </tr>
        </thead>
        <tbody>
          {theirs.map((one) => (
            <tr key={keyOf(one)}>
              <th scope="row">{pathName(one.at, one.section)}</th>
              <td>{moveWords(one) || (valueName(one.became, one.at) ?? texts.nothing)}</td>
              <td>{valueName(one.was, one.at) ?? texts.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {both && both.clashes.length > 0 ? (
        <p>{texts.clashes(both.clashes.map((at) => pathName(at)).join('; '))}</p>
      ) : null}
      <div className="conflict-choice">
        {both ? (
          <button type="button" className="button" onClick={() => onChoose('both')}>
            {texts.keepBoth}
          </button>
        ) : null}
        <button
          type="button"
          className={both ? 'button button--line' : 'button'}
          onClick={() => onChoose('mine')}
        >
          {texts.keepMine}
        </button>
        <button type="button" className="button button--line" onClick={() => onChoose('theirs')}>
          {texts.keepTheirs}
        </button>
      </div>
    </section>
  )
}
