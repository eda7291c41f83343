import { noBreakUnits } from '#app/lib/text/no-break-units.ts'

import type { FactLine } from './check-drawing.ts'

const GROUPS = [
  ['known', 'What we know'],
  ['calculated', 'Calculated'],
  ['unconfirmed', 'Not confirmed yet'],
] as const

export function FactLines({ lines }: { lines: readonly FactLine[] }) {
  const groups = GROUPS.map(([is, title]) => ({
    is,
    title,
    texts: lines.filter((line) => line.is === is).map(({ text }) => text),
  })).filter(({ texts }) => texts.length > 0)
  return (
    <dl className="check-facts">
      {groups.map(({ is, title, texts }) => (
        <div key={is} className={`check-facts--${is}`}>
          <dt>{title}</dt>
          {texts.map((text) => (
            <dd key={text}>{noBreakUnits(text)}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
